h3 directedEdgeToCells -c 1171fb4675ffffff
