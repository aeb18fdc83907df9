import h3

print(f'{h3.average_hexagon_area(9, unit="m^2"):.3f}')
