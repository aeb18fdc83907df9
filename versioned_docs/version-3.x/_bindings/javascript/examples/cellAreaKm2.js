// The center of Reykjavík
return h3.cellArea('88075dd4bdfffff', h3.UNITS.km2);
