import h3

lat, lng = h3.h3_to_geo('891fb46741bffff')
print(f'{lat:.6f}, {lng:.6f}')
