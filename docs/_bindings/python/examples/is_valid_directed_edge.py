import h3

print(h3.is_valid_directed_edge('148194ad14dfffff'))
