import h3

paris = {
    'type': 'Polygon',
    'coordinates': [[[2.25, 48.82], [2.41, 48.82], [2.41, 48.90], [2.25, 48.90], [2.25, 48.82]]],
}
cells = h3.polyfill(paris, 7, geo_json_conformant=True)
print(len(cells), min(cells))
