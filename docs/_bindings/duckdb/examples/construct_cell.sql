SELECT h3_construct_cell_string(95, [0, 1, 6, 1, 5]);
