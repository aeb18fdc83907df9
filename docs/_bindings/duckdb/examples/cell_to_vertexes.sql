SELECT h3_cell_to_vertexes('8a2a1072b59ffff');
