import h3

print(sorted(h3.h3_get_faces('801dfffffffffff')))
