h3 areNeighborCells -o 883e62888dfffff -d 883e628885fffff
