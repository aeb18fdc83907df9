import h3

print(f'{h3.edge_length("115283473fffffff", unit="rads"):.9f}')
