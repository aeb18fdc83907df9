import h3

edge = h3.get_h3_unidirectional_edge('891fb46741bffff', '891fb467413ffff')
print(h3.h3_unidirectional_edge_is_valid(edge), h3.h3_unidirectional_edge_is_valid('891fb46741bffff'))
