h3 directedEdgeToBoundary -c 148194ad14dfffff
