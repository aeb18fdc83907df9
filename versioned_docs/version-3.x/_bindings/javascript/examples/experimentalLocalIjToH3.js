const origin = '862f5ba8fffffff'; // Mount Fuji
return h3.experimentalLocalIjToH3(origin, {i: -22, j: -111});
