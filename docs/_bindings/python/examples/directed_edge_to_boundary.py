import h3

for lat, lng in h3.directed_edge_to_boundary('148194ad14dfffff'):
    print(f'{lat:.6f}, {lng:.6f}')
