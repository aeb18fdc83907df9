import h3

paris = [(48.82, 2.25), (48.82, 2.41), (48.90, 2.41), (48.90, 2.25)]
island = [(48.85, 2.30), (48.85, 2.36), (48.87, 2.36), (48.87, 2.30)]
print(len(h3.polyfill_polygon(paris, 8)), len(h3.polyfill_polygon(paris, 8, holes=[island])))
