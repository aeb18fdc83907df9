SELECT h3_cell_to_child_pos('891ec902467ffff', 6);
