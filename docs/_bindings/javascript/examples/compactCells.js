const cells = h3.gridDisk('853e628ffffffff', 2); // 19 cells around Cairo
return h3.compactCells(cells);
