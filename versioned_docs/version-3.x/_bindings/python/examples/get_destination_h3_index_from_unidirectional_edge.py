import h3

edge = h3.get_h3_unidirectional_edge('891fb46741bffff', '891fb467413ffff')
print(h3.get_destination_h3_index_from_unidirectional_edge(edge))
