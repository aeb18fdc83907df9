import h3

cells = h3.get_pentagon_indexes(5)
print(len(cells), min(cells))
