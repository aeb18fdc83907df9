const edge = '1171fb4675ffffff'; // from the Louvre to Notre-Dame
return h3.directedEdgeToCells(edge);
