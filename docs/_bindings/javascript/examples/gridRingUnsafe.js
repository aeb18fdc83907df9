const origin = '891e8052a6bffff'; // the Colosseum
return h3.gridRingUnsafe(origin, 1);
