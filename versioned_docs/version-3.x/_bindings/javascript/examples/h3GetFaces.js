// Vancouver, on an edge of the icosahedron
return h3.h3GetFaces('8328defffffffff');
