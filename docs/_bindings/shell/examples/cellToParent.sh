h3 cellToParent -c 897a6e42cabffff -r 6 -f newline
