import h3

print(h3.hex_area(9, unit='km^2'))
