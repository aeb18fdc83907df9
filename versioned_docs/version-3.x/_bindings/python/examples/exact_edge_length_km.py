import h3

edge = h3.get_h3_unidirectional_edge('891fb46741bffff', '891fb467413ffff')
print(f"{h3.exact_edge_length(edge, unit='km'):.6f}")
