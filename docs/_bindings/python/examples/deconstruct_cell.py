import h3

print(h3.deconstruct_cell('85be0e37fffffff'))
