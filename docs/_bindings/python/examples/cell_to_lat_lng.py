import h3

lat, lng = h3.cell_to_latlng('892f5aad923ffff')
print(f'{lat:.6f}, {lng:.6f}')
