import {translate} from '@docusaurus/Translate';

/** Functions that return a `set` in h3-py 3 and a `list` in h3-py 4, by their 3.x names. */
export const sets: ReadonlySet<string> = new Set([
  'compact',
  'get_h3_unidirectional_edges_from_hexagon',
  'get_pentagon_indexes',
  'get_res0_indexes',
  'h3_get_faces',
  'h3_to_children',
  'hex_range',
  'hex_ring',
  'k_ring',
  'uncompact',
]);

/** Parameters that have other names in h3-py 4, by function and 3.x name. */
export const keywords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  compact: {hexes: 'cells'},
  edge_length: {resolution: 'res'},
  geo_to_h3: {resolution: 'res'},
  get_pentagon_indexes: {resolution: 'res'},
  hex_area: {resolution: 'res'},
  num_hexagons: {resolution: 'res'},
  point_dist: {point1: 'latlng1', point2: 'latlng2'},
  uncompact: {hexes: 'cells'},
};

/** Exceptions of h3-py 3. In h3-py 4, `H3ValueError` includes the exceptions that took their place. */
export const exceptions: ReadonlySet<string> = new Set([
  'H3CellError',
  'H3DistanceError',
  'H3EdgeError',
  'H3ResolutionError',
]);

/** How the results of functions differ, by the 3.x name. Found by running h3-py 3.7.7 and 4.5.0. */
export const values: Readonly<Record<string, string>> = {
  edge_length: translate({
    message:
      'The averages were corrected in 4.0. `average_hexagon_edge_length` returns about 15% more than `edge_length` of 3.x. Check thresholds that you derived from it.',
  }),
  h3_set_to_multi_polygon: translate({
    message:
      'The outlines are the same as with `h3_set_to_multi_polygon`, but the polygons come in another order, and each loop starts at another corner.',
  }),
  hex_area: translate({
    message:
      'The averages were corrected in 4.0. `average_hexagon_area` returns up to 3% more than `hex_area`. The difference is largest at resolution 0.',
  }),
};

/** Failures that differ, by the 3.x name. Found by running h3-py 3.7.7 and 4.5.0. */
export const errors: Readonly<Record<string, string>> = {
  compact: translate({
    message:
      '`compact_cells` raises an `H3ResMismatchError` for cells of different resolutions. `compact` returned them unchanged in some cases.',
  }),
};

/** Names that other libraries and programs use too. */
export const commonNames: ReadonlySet<string> = new Set([
  'cell_area',
  'compact',
  'edge_length',
  'uncompact',
  'versions',
]);

/** Functions whose name alone can't be replaced: the call changes. */
export const rewritten: ReadonlySet<string> = new Set([
  'h3_set_to_multi_polygon',
  'h3_to_geo_boundary',
  'get_h3_unidirectional_edge_boundary',
  'hex_range_distances',
  'hex_ranges',
  'k_ring_distances',
  'polyfill',
  'polyfill_geojson',
  'polyfill_polygon',
]);
