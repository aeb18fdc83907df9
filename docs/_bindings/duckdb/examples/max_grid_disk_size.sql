SELECT h3_max_grid_disk_size(10);
