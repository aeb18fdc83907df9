const origin = '862f5ba8fffffff'; // Mount Fuji
return h3.localIjToCell(origin, {i: -22, j: -111});
