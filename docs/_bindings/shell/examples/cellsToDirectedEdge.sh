h3 cellsToDirectedEdge -o 88194ad14dfffff -d 88194ad327fffff
