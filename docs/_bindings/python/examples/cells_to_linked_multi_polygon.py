import h3

outline = h3.cells_to_h3shape(['856acb8bfffffff', '856acbd7fffffff'])
print(outline)
for lat, lng in outline.outer:
    print(f'{lat:.6f}, {lng:.6f}')
