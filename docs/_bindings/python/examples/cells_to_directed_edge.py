import h3

print(h3.cells_to_directed_edge('88194ad14dfffff', '88194ad327fffff'))
