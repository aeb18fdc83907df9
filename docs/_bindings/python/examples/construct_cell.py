import h3

print(h3.construct_cell(95, 0, 1, 6, 1, 5))
