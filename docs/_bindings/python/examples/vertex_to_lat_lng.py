import h3

lat, lng = h3.vertex_to_latlng('2462f5ba87ffffff')
print(f'{lat:.6f}, {lng:.6f}')
