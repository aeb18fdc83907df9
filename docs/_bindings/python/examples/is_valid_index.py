import h3

print(h3.is_valid_index('1191f1d48863ffff'), h3.is_valid_cell('1191f1d48863ffff'))
