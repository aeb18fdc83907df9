SELECT h3_child_pos_to_cell(218, '861ec9027ffffff', 9);
