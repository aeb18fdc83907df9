import h3

print(h3.cell_to_vertex('862f5ba8fffffff', 0))
