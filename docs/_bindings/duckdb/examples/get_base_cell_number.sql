SELECT h3_get_base_cell_number('88a8100c03fffff');
