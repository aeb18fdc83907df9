SELECT h3_grid_ring_unsafe('891e8052a6bffff', 1);
