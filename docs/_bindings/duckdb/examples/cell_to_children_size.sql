SELECT h3_cell_to_children_size('872f5a32dffffff', 12);
