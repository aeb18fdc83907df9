import h3

print(f'{h3.average_hexagon_area(6, unit="km^2"):.6f}')
