// example: nodraw
const cells = h3.getRes0Cells();
return [cells.length, cells[0], cells.at(-1)];
