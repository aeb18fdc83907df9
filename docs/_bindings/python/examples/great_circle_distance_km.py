import h3

tokyo = (35.6812, 139.7671)
osaka = (34.7025, 135.4959)
print(f'{h3.great_circle_distance(tokyo, osaka, unit="km"):.6f}')
