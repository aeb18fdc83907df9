import h3

print(h3.h3_is_res_class_III('891fb46741bffff'), h3.h3_is_res_class_III('881fb46741fffff'))
