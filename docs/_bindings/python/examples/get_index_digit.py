import h3

print(h3.get_index_digit('85be0e37fffffff', 3))
