SELECT h3_grid_ring('892a1072b5bffff', 2);
