// An edge of the cell at the Brandenburg Gate
return h3.edgeLength('1191f1d48863ffff', h3.UNITS.m);
