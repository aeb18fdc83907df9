return h3.hexArea(6, h3.UNITS.km2);
