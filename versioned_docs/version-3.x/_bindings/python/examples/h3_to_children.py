import h3

print(sorted(h3.h3_to_children('881fb46741fffff', 9)))
