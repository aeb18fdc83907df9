import h3

print(h3.cell_to_children('872f5a32dffffff', 8))
