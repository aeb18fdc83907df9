const parent = '861ec9027ffffff'; // old Istanbul, resolution 6
return h3.childPosToCell(218, parent, 9);
