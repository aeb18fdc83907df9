import h3

print(h3.get_base_cell_number('88a8100c03fffff'))
