const cell = '897a6e42cabffff'; // central Nairobi, resolution 9
return h3.h3ToParent(cell, 6);
