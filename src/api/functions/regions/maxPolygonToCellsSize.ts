import type {ApiFunction} from '../../types';

export const maxPolygonToCellsSize: ApiFunction = {
  name: 'maxPolygonToCellsSize',
  group: 'regions',
  summary: 'Estimates from above how many cells `polygonToCells` needs room for.',
  use: 'In C, call it to size the array for `polygonToCells`. It is no count of the result: to know that, fill the polygon. It does not fit `polygonToCellsExperimental`, which has its own.',
  signatures: {
    c: ['H3Error maxPolygonToCellsSize(const GeoPolygon *geoPolygon, int res, uint32_t flags, int64_t *out)'],
    shell: ['h3 maxPolygonToCellsSize (--polygon <POLYGON> | --file <FILENAME>) --resolution <res>'],
  },
  instead: {
    java: '`polygonToCells` allocates for itself.',
    javascript: '`polygonToCells` allocates for itself.',
    python: '`polygon_to_cells` allocates for itself.',
    go: '`PolygonToCells` allocates for itself.',
    duckdb: '`h3_polygon_wkt_to_cells` allocates for itself.',
  },
  parameters: [
    {
      name: 'geoPolygon',
      type: 'polygon',
      unit: 'radians in C, degrees in the shell',
      description: 'The polygon that will be filled, latitude first.',
    },
    {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
    {
      name: 'flags',
      type: 'containment mode',
      description: 'What `polygonToCells` will get. It does not change the number.',
      range: '0',
    },
    {name: 'out', type: 'count', description: 'The number of elements to allocate.', out: true},
  ],
  returns:
    'The area of the bounding box divided by that of a small cell, but at least the number of vertices, plus 12. Three times the number of cells is common, and a diagonal or ragged shape makes it much more.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The polygon has no width, no height or no vertices, or a coordinate is not finite.',
    },
    {code: 'E_RES_DOMAIN', when: '`res` is not within 0 to 15.'},
    {code: 'E_OPTION_INVALID', when: '`flags` is not a containment mode.'},
  ],
  notes: [
    'The box is measured by its diagonal along the globe. For boxes that are wide in longitude near a pole, or wider than 180°, the diagonal is too short and so is the estimate; `polygonToCells` then gives `E_FAILED`, without writing beyond the array.',
  ],
  cost: 'Constant for a box, linear in the number of vertices. The number grows sevenfold with each finer resolution.',
  since: '4.0.0',
  v3: [
    {
      name: 'maxPolyfillSize',
      signatures: {c: ['int maxPolyfillSize(const GeoPolygon *geoPolygon, int res)']},
      summary: 'Gives the array size that `polyfill` needs.',
      parameters: [
        {
          name: 'geoPolygon',
          type: 'polygon',
          unit: 'radians',
          description: 'The polygon that will be filled, latitude first.',
        },
        {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
      ],
      returns: 'The number of elements to allocate.',
      limits:
        'An `int`: a country at a fine resolution overflows it without notice. `res` and the coordinates are not checked.',
      differs: 'The number has 64 bits and bad input is an error.',
    },
  ],
  related: ['polygonToCells', 'maxPolygonToCellsSizeExperimental'],
  searchWords: ['allocate', 'upper bound'],
};
