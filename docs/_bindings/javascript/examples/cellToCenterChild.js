const cell = '86be0e35fffffff'; // Sydney Harbour, resolution 6
return h3.cellToCenterChild(cell, 8);
