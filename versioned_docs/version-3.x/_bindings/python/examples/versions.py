import h3

print(h3.versions())
