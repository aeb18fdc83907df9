import h3

print(h3.get_directed_edge_destination('1291ec902467ffff'))
