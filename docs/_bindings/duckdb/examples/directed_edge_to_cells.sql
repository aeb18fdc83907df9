SELECT h3_directed_edge_to_cells('1171fb4675ffffff');
