import h3

print(f'{h3.edge_length("1191f1d48863ffff", unit="m"):.6f}')
