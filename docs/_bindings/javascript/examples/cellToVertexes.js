const cell = '8a2a1072b59ffff'; // the Statue of Liberty
return h3.cellToVertexes(cell);
