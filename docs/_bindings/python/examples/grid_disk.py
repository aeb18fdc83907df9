import h3

print(h3.grid_disk('891fb46741bffff', 1))
