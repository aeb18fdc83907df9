import h3

print(f'{h3.cell_area("8230e7fffffffff", unit="rads^2"):.9f}')
