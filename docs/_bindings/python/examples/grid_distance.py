import h3

print(h3.grid_distance('8828308703fffff', '88283082a7fffff'))
