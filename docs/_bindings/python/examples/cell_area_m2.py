import h3

print(f'{h3.cell_area("89608b03627ffff", unit="m^2"):.3f}')
