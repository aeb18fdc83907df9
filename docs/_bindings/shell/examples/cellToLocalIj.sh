h3 cellToLocalIj -o 862f5ba8fffffff -c 862f5baafffffff
