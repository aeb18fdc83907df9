h3 getDirectedEdgeOrigin -c 1291ec902467ffff
