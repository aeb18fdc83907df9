import h3

print(h3.string_to_h3('891fb46741bffff'))
