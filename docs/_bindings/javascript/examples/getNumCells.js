return h3.getNumCells(7);
