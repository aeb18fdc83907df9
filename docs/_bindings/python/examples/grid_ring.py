import h3

print(h3.grid_ring('892a1072b5bffff', 2))
