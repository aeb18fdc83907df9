import h3

print(f'{h3.average_hexagon_edge_length(7, unit="km"):.6f}')
