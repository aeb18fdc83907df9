import type {FunctionEntry} from '@h3-docs/catalogue';
import {errorsOfUnsafeDisks} from './shared';

export const gridDiskUnsafe: FunctionEntry = {
  name: 'gridDiskUnsafe',
  group: 'traversal',
  summary: 'Returns every cell within `k` steps in order of distance, or fails if a pentagon is near.',
  use: 'Most programs call `gridDisk` instead, which tries this function first and works at pentagons, too. Use this function only if you need the order by distance and handle the failure yourself.',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell at the center of the disk.', range: 'any resolution'},
    {name: 'k', type: 'grid distance', description: 'The largest number of steps.', range: '≥ 0'},
    {name: 'out', type: 'array of cells', description: 'Array of `maxGridDiskSize(k)` elements.', out: true},
  ],
  returns: 'All `1 + 3k(k + 1)` cells: first the origin, then one ring after another. Java returns a list of rings.',
  errors: errorsOfUnsafeDisks,
  memory:
    'Allocate `maxGridDiskSize(k)` elements. You do not need to fill them with zeros. After an error, the array is only partly filled, so do not read it.',
  pentagons: 'If the disk contains a pentagon, the function fails with `E_PENTAGON`, and DuckDB returns `NULL`.',
  notes: [
    'In C, ring *i* starts at element `1 + 3i(i − 1)` and has `6i` elements, so you can compute the distances without a second array.',
  ],
  cost: 'Time and output grow with the square of `k`: `1 + 3k(k + 1)` cells. The function takes one step for each cell and needs no working memory.',
  since: '4.0.0',
  v3: [
    {
      name: 'hexRange',
      summary: 'Returns every cell within `k` steps in order of distance, or fails if a pentagon is near.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell at the center of the disk.'},
        {name: 'k', type: 'grid distance', description: 'The largest number of steps.', range: '≥ 0'},
        {name: 'out', type: 'array of cells', description: 'Array of `maxKringSize(k)` elements.', out: true},
      ],
      returns:
        '0 if `out` contains the whole disk, and 1 or 2 if the algorithm reached a pentagon. After 1 or 2, `out` is partly filled, so do not read it. Java returns a list of rings, or throws `PentagonEncounteredException`.',
      limits: 'The function fails if a pentagon is in the disk. In this case, use `kRing`.',
      differs:
        'H3 4.x returns `E_PENTAGON`. In Python, `hex_range` is a different function: it is another name for `k_ring`.',
    },
  ],
  related: ['gridDisk', 'gridDiskDistancesUnsafe', 'gridDisksUnsafe'],
  asks: `
    ordered by distance | fast | spiral order | quick k-ring | E_PENTAGON disk | without working memory
    center outward
  `,
};
