import h3

print(h3.get_icosahedron_faces('8328defffffffff'))
