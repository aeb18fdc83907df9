return h3.numHexagons(7);
