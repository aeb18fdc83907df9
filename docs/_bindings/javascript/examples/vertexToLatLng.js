const vertex = '2462f5ba87ffffff'; // near Mount Fuji
return h3.vertexToLatLng(vertex);
