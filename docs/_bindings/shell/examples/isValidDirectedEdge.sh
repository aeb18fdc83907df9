h3 isValidDirectedEdge -c 148194ad14dfffff
