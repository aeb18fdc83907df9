SELECT h3_cell_to_boundary_wkt('877a6e42cffffff');
