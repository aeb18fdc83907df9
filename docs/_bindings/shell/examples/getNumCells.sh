h3 getNumCells -r 7
