import h3

print(h3.h3_to_parent('891fb46741bffff', 7))
