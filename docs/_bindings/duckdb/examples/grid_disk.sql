SELECT h3_grid_disk('891fb46741bffff', 1);
