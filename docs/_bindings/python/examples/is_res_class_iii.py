import h3

print(h3.is_res_class_III('894995b845bffff'))
