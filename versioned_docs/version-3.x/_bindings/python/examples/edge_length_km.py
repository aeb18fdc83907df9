import h3

print(h3.edge_length(9, unit='km'))
