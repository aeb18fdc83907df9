import h3

print(h3.get_h3_unidirectional_edge('891fb46741bffff', '891fb467413ffff'))
