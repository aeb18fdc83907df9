import h3

print(h3.get_directed_edge_origin('1291ec902467ffff'))
