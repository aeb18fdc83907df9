import h3

cells = h3.hex_ring('891fb46741bffff', 1)
[polygon] = h3.h3_set_to_multi_polygon(cells)
print([len(loop) for loop in polygon])
