import h3

cells = h3.grid_disk('853e628ffffffff', 2)
print(sorted(h3.compact_cells(cells)))
