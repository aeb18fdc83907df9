import h3

for k, cells in enumerate(h3.hex_range_distances('891fb46741bffff', 2)):
    print(k, len(cells))
