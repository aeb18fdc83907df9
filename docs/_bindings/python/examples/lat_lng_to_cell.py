import h3

print(h3.latlng_to_cell(37.7955, -122.3937, 9))
