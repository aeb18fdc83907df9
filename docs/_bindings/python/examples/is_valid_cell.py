import h3

print(h3.is_valid_cell('873e628e6ffffff'), h3.is_valid_cell('873e628e6fffffe'))
