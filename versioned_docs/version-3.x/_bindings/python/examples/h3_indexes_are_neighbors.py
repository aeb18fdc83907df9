import h3

print(h3.h3_indexes_are_neighbors('891fb46741bffff', '891fb467413ffff'))
