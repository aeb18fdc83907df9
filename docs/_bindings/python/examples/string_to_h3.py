import h3

print(h3.str_to_int('88ad361519fffff'))
