import h3

for edge in sorted(h3.get_h3_unidirectional_edges_from_hexagon('891fb46741bffff')):
    print(edge)
