import h3

print(h3.origin_to_directed_edges('893d8584b2bffff'))
