import h3

cells = h3.get_res0_indexes()
print(len(cells), min(cells))
