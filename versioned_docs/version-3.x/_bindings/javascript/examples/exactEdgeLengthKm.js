// An edge of a cell in Lagos
return h3.exactEdgeLength('117589c99effffff', h3.UNITS.km);
