const origin = '862f5ba8fffffff'; // Mount Fuji
const neighbor = '862f5baafffffff';
return h3.experimentalH3ToLocalIj(origin, neighbor);
