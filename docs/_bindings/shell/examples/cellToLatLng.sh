h3 cellToLatLng -c 892f5aad923ffff
