h3 originToDirectedEdges -c 893d8584b2bffff
