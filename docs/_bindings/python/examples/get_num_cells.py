import h3

print(h3.get_num_cells(7))
