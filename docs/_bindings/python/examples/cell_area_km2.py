import h3

print(f'{h3.cell_area("88075dd4bdfffff", unit="km^2"):.6f}')
