import h3

print(h3.h3_to_center_child('881fb46741fffff', 10))
