// Shibuya Crossing, Tokyo
return h3.h3ToGeo('892f5aad923ffff');
