const cell = '872f5a32dffffff'; // Tokyo Station, resolution 7
return h3.h3ToChildren(cell, 8);
