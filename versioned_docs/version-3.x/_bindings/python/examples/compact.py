import h3

cells = h3.h3_to_children('871fb4674ffffff', 9)
print(len(cells), h3.compact(cells))
