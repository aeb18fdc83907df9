// Seoul, in a cell of resolution 2
return h3.cellArea('8230e7fffffffff', h3.UNITS.rads2);
