import h3

print(h3.cell_to_center_child('86be0e35fffffff', 8))
