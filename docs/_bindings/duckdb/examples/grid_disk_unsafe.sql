SELECT h3_grid_disk_unsafe('888b6cd095fffff', 1);
