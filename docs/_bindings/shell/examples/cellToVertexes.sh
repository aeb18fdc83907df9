h3 cellToVertexes -c 8a2a1072b59ffff
