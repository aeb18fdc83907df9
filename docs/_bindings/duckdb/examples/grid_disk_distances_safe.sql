SELECT h3_grid_disk_distances_safe('88a8a0789dfffff', 1);
