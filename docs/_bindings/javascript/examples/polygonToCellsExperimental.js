const paris = [
  [48.901, 2.321],
  [48.9, 2.393],
  [48.86, 2.414],
  [48.82, 2.39],
  [48.817, 2.333],
  [48.838, 2.254],
  [48.872, 2.277],
];
return h3.polygonToCellsExperimental(paris, 7, h3.POLYGON_TO_CELLS_FLAGS.containmentFull);
