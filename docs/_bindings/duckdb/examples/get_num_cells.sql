SELECT h3_get_num_cells(7);
