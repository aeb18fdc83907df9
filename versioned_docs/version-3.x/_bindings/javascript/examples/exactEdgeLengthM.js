// An edge of the cell at the Brandenburg Gate
return h3.exactEdgeLength('1191f1d48863ffff', h3.UNITS.m);
