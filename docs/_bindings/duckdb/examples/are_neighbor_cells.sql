SELECT h3_are_neighbor_cells('883e62888dfffff', '883e628885fffff');
