import type {FunctionEntry} from '@h3-docs/catalogue';

export const maxPolygonToCellsSizeExperimental: FunctionEntry = {
  name: 'maxPolygonToCellsSizeExperimental',
  group: 'regions',
  summary: 'Returns an upper bound on the number of cells that `polygonToCellsExperimental` returns.',
  use: 'Use it in C to allocate the array for [`polygonToCellsExperimental`](/api/regions.mdx#polygontocellsexperimental). This function is experimental too, so its interface can change in a minor release.',
  parameters: [
    {
      name: 'polygon',
      type: 'polygon',
      unit: 'radians',
      description: 'The polygon. Latitude comes first.',
    },
    {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
    {
      name: 'flags',
      type: 'containment mode',
      description: 'The containment mode. The function returns the same number for every mode.',
      range: '0 to 3',
    },
    {name: 'out', type: 'count', description: 'The number of elements to allocate.', out: true},
  ],
  returns:
    'The number of elements to allocate, which is sufficient for every mode. For a polygon without vertices, the number is 0.',
  errors: [
    {code: 'E_RES_DOMAIN', when: 'The resolution is below 0 or above 15.'},
    {code: 'E_MEMORY_ALLOC', when: 'H3 cannot allocate the bounding boxes of the loops.'},
    {code: 'E_OPTION_INVALID', when: '`flags` is not a containment mode.'},
  ],
  cost: 'The function finds the cells of the polygon at a coarse resolution, in the mode *overlapping bbox*. Then it counts the descendants of these cells. The number therefore depends on the shape of the polygon, not on its bounding box.',
  since: '4.2.0',
  related: ['polygonToCellsExperimental', 'maxPolygonToCellsSize'],
  asks: `
    allocate | upper bound | buffer for overlapping mode | tighter estimate | size argument
    malloc for containment mode | length of the experimental array
  `,
};
