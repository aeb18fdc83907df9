import h3

edge = h3.get_h3_unidirectional_edge('891fb46741bffff', '891fb467413ffff')
for lat, lng in h3.get_h3_unidirectional_edge_boundary(edge):
    print(f'{lat:.6f}, {lng:.6f}')
