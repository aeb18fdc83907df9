const start = '882a1072b5fffff'; // the Statue of Liberty
const end = '882a1072d5fffff'; // the Brooklyn Bridge
return h3.gridPathCells(start, end);
