import h3

for k, cells in enumerate(h3.k_ring_distances('891fb46741bffff', 2)):
    print(k, len(cells))
