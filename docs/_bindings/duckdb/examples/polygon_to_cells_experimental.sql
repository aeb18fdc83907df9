SELECT h3_polygon_wkt_to_cells_experimental_string(
  'POLYGON ((2.321 48.901, 2.393 48.9, 2.414 48.86, 2.39 48.82, 2.333 48.817, 2.254 48.838, 2.277 48.872, 2.321 48.901))',
  7,
  'full'
);
