import h3

print(h3.directed_edge_to_cells('1171fb4675ffffff'))
