SELECT h3_cells_to_multi_polygon_wkt(['856acb8bfffffff', '856acbd7fffffff']);
