const pyramid = '883e62888dfffff'; // the Great Pyramid
const sphinx = '883e628885fffff'; // the Sphinx
return h3.h3IndexesAreNeighbors(pyramid, sphinx);
