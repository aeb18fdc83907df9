import h3

print(h3.cell_to_local_ij('862f5ba8fffffff', '862f5baafffffff'))
