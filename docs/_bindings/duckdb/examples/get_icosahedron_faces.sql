SELECT h3_get_icosahedron_faces('8328defffffffff');
