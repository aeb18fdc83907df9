// The Ferry Building in San Francisco
return h3.latLngToCell(37.7955, -122.3937, 9);
