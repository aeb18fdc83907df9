h3 gridRing -c 892a1072b5bffff -k 2
