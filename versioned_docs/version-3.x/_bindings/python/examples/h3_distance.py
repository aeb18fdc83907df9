import h3

print(h3.h3_distance('891fb46741bffff', '891fb466257ffff'))
