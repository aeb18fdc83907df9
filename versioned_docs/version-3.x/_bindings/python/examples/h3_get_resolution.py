import h3

print(h3.h3_get_resolution('891fb46741bffff'))
