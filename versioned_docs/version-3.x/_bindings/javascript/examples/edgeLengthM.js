return h3.edgeLength(10, h3.UNITS.m);
