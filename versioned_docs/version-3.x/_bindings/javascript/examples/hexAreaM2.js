return h3.hexArea(9, h3.UNITS.m2);
