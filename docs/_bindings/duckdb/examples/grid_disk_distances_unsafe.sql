SELECT h3_grid_disk_distances_unsafe('883d8584b3fffff', 1);
