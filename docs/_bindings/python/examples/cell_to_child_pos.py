import h3

print(h3.cell_to_child_pos('891ec902467ffff', 6))
