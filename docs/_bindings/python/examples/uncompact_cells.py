import h3

print(h3.uncompact_cells(['85be0e37fffffff', '86be0e307ffffff'], 6))
