import h3

print(h3.h3_get_base_cell('891fb46741bffff'))
