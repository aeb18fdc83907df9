// Sydney, from its base cell number and five digits
return h3.constructCell(95, [0, 1, 6, 1, 5]);
