SELECT h3_string_to_h3('88ad361519fffff');
