const louvre = [48.8606, 2.3376]; // the Louvre
const notreDame = [48.853, 2.3499]; // Notre-Dame
return h3.greatCircleDistance(louvre, notreDame, h3.UNITS.m);
