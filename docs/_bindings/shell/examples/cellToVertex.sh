h3 cellToVertex -c 862f5ba8fffffff -v 0
