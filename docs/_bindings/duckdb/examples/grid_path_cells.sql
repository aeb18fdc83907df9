SELECT h3_grid_path_cells('882a1072b5fffff', '882a1072d5fffff');
