h3 gridDiskDistances -c 88be0e35c1fffff -k 1
