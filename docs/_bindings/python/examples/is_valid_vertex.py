import h3

print(h3.is_valid_vertex('2462f5ba87ffffff'))
