// Shibuya Crossing, Tokyo
return h3.cellToLatLng('892f5aad923ffff');
