import h3

print(h3.num_hexagons(9))
