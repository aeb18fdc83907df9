import h3

cell = h3.geo_to_h3(48.8584, 2.2945, 9)
print(cell)
