h3 getIcosahedronFaces -c 8328defffffffff
