import type {FunctionEntry} from '@h3-docs/catalogue';
import {errorsOfUnsafeDisks} from './shared';

export const gridDiskDistancesUnsafe: FunctionEntry = {
  name: 'gridDiskDistancesUnsafe',
  group: 'traversal',
  summary:
    'Returns every cell within `k` steps with its distance, in order of distance, or fails if a pentagon is near.',
  use: 'Most programs call `gridDiskDistances` instead, which tries this function first. Use this function only if you need the order by distance and handle the failure yourself.',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell at the center of the disk.', range: 'any resolution'},
    {name: 'k', type: 'grid distance', description: 'The largest distance.', range: '≥ 0'},
    {name: 'out', type: 'array of cells', description: 'Array of `maxGridDiskSize(k)` elements.', out: true},
    {
      name: 'distances',
      type: 'array of grid distances',
      description: '`NULL`, or an array of `maxGridDiskSize(k)` elements.',
      out: true,
    },
  ],
  returns:
    'In C, all `1 + 3k(k + 1)` cells from the origin outward. `distances[i]` is the distance of `out[i]`. In Go and DuckDB, a list of rings.',
  errors: errorsOfUnsafeDisks,
  memory:
    'Allocate `maxGridDiskSize(k)` elements for each array. You do not need to fill them with zeros. After an error, do not read them.',
  pentagons: 'If the disk contains a pentagon, the function fails with `E_PENTAGON`, and DuckDB returns `NULL`.',
  cost: 'Time and output grow with the square of `k`: `1 + 3k(k + 1)` cells. The function takes one step for each cell and needs no working memory.',
  since: '4.0.0',
  v3: [
    {
      name: 'hexRangeDistances',
      summary:
        'Returns every cell within `k` steps with its distance, in order of distance, or fails if a pentagon is near.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell at the center of the disk.'},
        {name: 'k', type: 'grid distance', description: 'The largest distance.', range: '≥ 0'},
        {name: 'out', type: 'array of cells', description: 'Array of `maxKringSize(k)` elements.', out: true},
        {
          name: 'distances',
          type: 'array of grid distances',
          description: '`NULL`, or an array of `maxKringSize(k)` elements.',
          out: true,
        },
      ],
      returns:
        'In C, 0 if both arrays are complete, and 1 or 2 if the algorithm reached a pentagon. After 1 or 2, do not read the arrays. Python returns a list of `K` + 1 sets, one for each ring.',
      limits:
        'In C, the function fails whenever a pentagon is in the disk. The Python function works at pentagons, because it calls `hex_ring` for each ring.',
      differs: 'H3 4.x returns `E_PENTAGON`. h3-py 4.x has no such function.',
    },
  ],
  related: ['gridDiskDistances', 'gridDiskDistancesSafe', 'gridDiskUnsafe'],
  asks: `
    ordered by distance | fast | nearest first | concentric rings in sequence | parallel arrays | E_PENTAGON distances
  `,
};
