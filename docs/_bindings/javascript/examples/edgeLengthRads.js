// An edge in Santa Clara, California
return h3.edgeLength('115283473fffffff', h3.UNITS.rads);
