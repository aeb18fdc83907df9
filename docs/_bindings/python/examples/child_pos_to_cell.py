import h3

print(h3.child_pos_to_cell('861ec9027ffffff', 9, 218))
