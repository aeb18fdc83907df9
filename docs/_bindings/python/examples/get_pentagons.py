import h3

print('\n'.join(h3.get_pentagons(3)))
