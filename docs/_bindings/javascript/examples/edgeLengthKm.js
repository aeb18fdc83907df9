// An edge of a cell in Lagos
return h3.edgeLength('117589c99effffff', h3.UNITS.km);
