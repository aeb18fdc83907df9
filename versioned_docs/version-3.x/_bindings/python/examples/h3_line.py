import h3

print(h3.h3_line('891fb46741bffff', '891fb462927ffff'))
