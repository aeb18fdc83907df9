import h3

paris = {
    'type': 'Polygon',
    'coordinates': [[[2.25, 48.82], [2.41, 48.82], [2.41, 48.90], [2.25, 48.90], [2.25, 48.82]]],
}
print(len(h3.polyfill_geojson(paris, 7)))
