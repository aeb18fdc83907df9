SELECT h3_cell_to_children('872f5a32dffffff', 8);
