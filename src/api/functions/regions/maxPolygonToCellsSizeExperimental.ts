import type {ApiFunction} from '../../types';

export const maxPolygonToCellsSizeExperimental: ApiFunction = {
  name: 'maxPolygonToCellsSizeExperimental',
  group: 'regions',
  summary: 'Estimates from above how many cells `polygonToCellsExperimental` can give.',
  use: 'For C only: it sizes the output of `polygonToCellsExperimental`. The bindings call it for you.',
  signatures: {
    c: ['H3Error maxPolygonToCellsSizeExperimental(const GeoPolygon *polygon, int res, uint32_t flags, int64_t *out)'],
  },
  instead: {
    java: '`polygonToCellsExperimental` allocates for itself.',
    javascript: '`polygonToCellsExperimental` allocates for itself.',
    python: '`polygon_to_cells_experimental` allocates for itself.',
    go: '`PolygonToCellsExperimental` allocates for itself.',
    duckdb: '`h3_polygon_wkt_to_cells_experimental` allocates for itself.',
    shell: '`h3 maxPolygonToCellsSize` belongs to the other algorithm.',
  },
  parameters: [
    {
      name: 'polygon',
      type: 'polygon',
      unit: 'radians',
      description: 'The polygon that will be filled, latitude first.',
    },
    {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
    {
      name: 'flags',
      type: 'containment mode',
      description: 'Checked, but without influence: the number is enough for every mode.',
      range: '0 to 3',
    },
    {name: 'out', type: 'count', description: 'The number of elements to allocate.', out: true},
  ],
  returns:
    'A number that is enough for any mode: that of the mode *overlapping bbox* at a coarse resolution, with all descendants. 0 for a polygon without vertices.',
  errors: [
    {code: 'E_RES_DOMAIN', when: '`res` is not within 0 to 15.'},
    {code: 'E_MEMORY_ALLOC', when: 'The bounding boxes of outer loop and holes cannot be allocated.'},
    {code: 'E_OPTION_INVALID', when: '`flags` is not a containment mode.'},
  ],
  cost: 'It fills the polygon roughly, at a coarse resolution, so it takes a little time; the number follows the polygon’s shape, not its bounding box.',
  since: '4.2.0',
  related: ['polygonToCellsExperimental', 'maxPolygonToCellsSize'],
  searchWords: ['allocate', 'upper bound'],
};
