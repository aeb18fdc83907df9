import h3

print(f"{h3.cell_area('891fb46741bffff', unit='rads^2'):.6e}")
