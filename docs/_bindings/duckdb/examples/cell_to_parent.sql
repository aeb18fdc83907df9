SELECT h3_cell_to_parent('897a6e42cabffff', 6);
