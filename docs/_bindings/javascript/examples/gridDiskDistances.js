const origin = '88be0e35c1fffff'; // the Sydney Opera House
return h3.gridDiskDistances(origin, 1);
