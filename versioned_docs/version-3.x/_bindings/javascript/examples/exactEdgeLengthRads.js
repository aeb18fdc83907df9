// An edge in Santa Clara, California
return h3.exactEdgeLength('115283473fffffff', h3.UNITS.rads);
