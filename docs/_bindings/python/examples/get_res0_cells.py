import h3

cells = h3.get_res0_cells()
print(len(cells))
print(cells[0])
print(cells[-1])
