// The Ferry Building in San Francisco
return h3.geoToH3(37.7955, -122.3937, 9);
