import h3

print(sorted(h3.hex_ring('891fb46741bffff', 1)))
