import h3

print(h3.local_ij_to_cell('862f5ba8fffffff', -22, -111))
