SELECT h3_is_res_class_iii('894995b845bffff');
