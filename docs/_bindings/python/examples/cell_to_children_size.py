import h3

print(h3.cell_to_children_size('872f5a32dffffff', 12))
