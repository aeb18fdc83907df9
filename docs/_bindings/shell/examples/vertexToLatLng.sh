h3 vertexToLatLng -c 2462f5ba87ffffff
