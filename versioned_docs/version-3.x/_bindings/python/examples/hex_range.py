import h3

print(sorted(h3.hex_range('891fb46741bffff', 1)))
