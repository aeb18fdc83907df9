return h3.edgeLength(7, h3.UNITS.km);
