import h3

print(f'{h3.average_hexagon_edge_length(10, unit="m"):.6f}')
