const cells = ['856acb8bfffffff', '856acbd7fffffff']; // two cells on Lake Victoria
return h3.h3SetToMultiPolygon(cells);
