import h3

print(f'{h3.edge_length("117589c99effffff", unit="km"):.6f}')
