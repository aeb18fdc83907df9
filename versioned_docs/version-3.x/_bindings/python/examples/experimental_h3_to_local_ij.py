import h3

print(h3.experimental_h3_to_local_ij('891fb46741bffff', '891fb466257ffff'))
