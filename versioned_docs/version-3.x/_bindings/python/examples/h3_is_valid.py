import h3

print(h3.h3_is_valid('891fb46741bffff'), h3.h3_is_valid('891fb46741bfff0'))
