import h3

origin = '891fb46741bffff'
i, j = h3.experimental_h3_to_local_ij(origin, '891fb466257ffff')
print(h3.experimental_local_ij_to_h3(origin, i, j))
