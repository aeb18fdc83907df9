// Vancouver, on an edge of the icosahedron
return h3.getIcosahedronFaces('8328defffffffff');
