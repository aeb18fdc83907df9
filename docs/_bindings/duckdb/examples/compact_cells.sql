SELECT h3_compact_cells(h3_grid_disk('853e628ffffffff', 2));
