import h3

print(h3.cell_to_parent('897a6e42cabffff', 6))
