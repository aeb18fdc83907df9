SELECT h3_grid_disk_distances('88be0e35c1fffff', 1);
