h3 cellToChildrenSize -c 872f5a32dffffff -r 12
