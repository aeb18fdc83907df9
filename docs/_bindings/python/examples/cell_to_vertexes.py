import h3

print(h3.cell_to_vertexes('8a2a1072b59ffff'))
