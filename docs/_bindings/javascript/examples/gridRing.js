const origin = '892a1072b5bffff'; // the Statue of Liberty
return h3.gridRing(origin, 2);
