const origin = '893d8584b2bffff'; // the Taj Mahal
return h3.originToDirectedEdges(origin);
