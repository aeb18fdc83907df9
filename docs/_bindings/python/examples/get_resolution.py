import h3

print(h3.get_resolution('8a1fb46741affff'))
