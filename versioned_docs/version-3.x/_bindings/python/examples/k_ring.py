import h3

print(sorted(h3.k_ring('891fb46741bffff', 1)))
