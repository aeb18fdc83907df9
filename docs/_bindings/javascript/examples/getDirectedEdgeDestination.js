const edge = '1291ec902467ffff'; // from Hagia Sophia to the Blue Mosque
return h3.getDirectedEdgeDestination(edge);
