const origin = '891fb46741bffff'; // the Eiffel Tower
return h3.gridDisk(origin, 1);
