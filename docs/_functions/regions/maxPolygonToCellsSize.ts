import type {FunctionEntry} from '@h3-docs/catalogue';

export const maxPolygonToCellsSize: FunctionEntry = {
  name: 'maxPolygonToCellsSize',
  group: 'regions',
  summary: 'Returns an upper bound on the number of cells that `polygonToCells` returns.',
  use: 'Use it in C to allocate the array for [`polygonToCells`](/api/regions.mdx#polygontocells). The result is usually larger than the number of cells in the polygon. For `polygonToCellsExperimental`, use [`maxPolygonToCellsSizeExperimental`](/api/regions.mdx#maxpolygontocellssizeexperimental).',
  parameters: [
    {
      name: 'geoPolygon',
      type: 'polygon',
      unit: 'radians in C, degrees in the shell',
      description: 'The polygon. Latitude comes first.',
    },
    {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
    {
      name: 'flags',
      type: 'containment mode',
      description: 'The `flags` that you pass to `polygonToCells`. The flags do not change the number.',
      range: '0',
    },
    {name: 'out', type: 'count', description: 'The number of elements to allocate.', out: true},
  ],
  returns:
    'The number of elements to allocate. It depends mainly on the bounding box of the polygon. It is often three times the number of cells, and much more for a diagonal or ragged polygon.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The polygon has no width, no height, or no vertices, or a coordinate is not finite.',
    },
    {code: 'E_RES_DOMAIN', when: 'The resolution is below 0 or above 15.'},
    {code: 'E_OPTION_INVALID', when: '`flags` is not a containment mode.'},
  ],
  notes: [
    'Near a pole and for bounding boxes wider than 180°, the number can be too small. In this case, `polygonToCells` returns `E_FAILED` and does not write beyond the end of the array.',
  ],
  cost: 'The time is linear in the number of vertices. The number itself grows about sevenfold with each finer resolution.',
  since: '4.0.0',
  v3: [
    {
      name: 'maxPolyfillSize',
      summary: 'Returns the array size that `polyfill` needs.',
      parameters: [
        {
          name: 'geoPolygon',
          type: 'polygon',
          unit: 'radians',
          description: 'The polygon. Latitude comes first.',
        },
        {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
      ],
      returns: 'The number of elements to allocate.',
      limits:
        'The result is an `int`. For a country at a fine resolution, it overflows without an error. The resolution and the coordinates are not checked.',
      differs: 'In 4.x, the number has 64 bits, and the function returns an error for invalid input.',
    },
  ],
  related: ['polygonToCells', 'maxPolygonToCellsSizeExperimental'],
  asks: `
    allocate | upper bound | length of the polyfill array | malloc for a polygon | estimate before filling
    overestimate | bounding box estimate
  `,
};
