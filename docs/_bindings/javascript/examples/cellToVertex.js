const cell = '862f5ba8fffffff'; // Mount Fuji
return h3.cellToVertex(cell, 0);
