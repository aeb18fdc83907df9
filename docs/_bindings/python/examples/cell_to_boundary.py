import h3

for lat, lng in h3.cell_to_boundary('877a6e42cffffff'):
    print(f'{lat:.5f}, {lng:.5f}')
