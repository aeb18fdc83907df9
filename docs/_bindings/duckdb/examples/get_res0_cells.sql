SELECT len(cells), cells[1], cells[-1] FROM (SELECT h3_get_res0_cells_string() AS cells);
