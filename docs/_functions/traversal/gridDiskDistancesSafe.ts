import type {FunctionEntry} from '@h3-docs/catalogue';
import {diskCells, invalidOrigin} from './shared';

export const gridDiskDistancesSafe: FunctionEntry = {
  name: 'gridDiskDistancesSafe',
  group: 'traversal',
  summary:
    'Returns every cell within `k` steps and its distance, using the slower algorithm that also works at pentagons.',
  use: 'Most programs call `gridDiskDistances` instead. It returns the same cells, is faster if no pentagon is near, and calls this function if a pentagon is near. Call this function directly only in tests, or if you know that a pentagon is near.',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell at the center of the disk.', range: 'any resolution'},
    {name: 'k', type: 'grid distance', description: 'The largest distance.', range: '≥ 0'},
    diskCells,
    {
      name: 'distances',
      type: 'array of grid distances',
      description:
        'Zero-filled array of `maxGridDiskSize(k)` elements. Unlike in `gridDiskDistances`, it must not be `NULL`.',
      out: true,
    },
  ],
  returns:
    'In C, the cells in no particular order. `distances[i]` is the distance of `out[i]`. In Go and DuckDB, a list of rings.',
  errors: [
    {code: 'E_FAILED', when: 'The cell is invalid, and H3 cannot find its neighbors.'},
    {code: 'E_DOMAIN', when: 'k is negative.'},
    invalidOrigin,
  ],
  memory:
    'Allocate `maxGridDiskSize(k)` elements for each array and fill both with zeros. The function uses `out` as a hash table, so it treats every element that is not 0 as a cell of the result.',
  pentagons:
    'The function works everywhere. Near a pentagon, [some elements stay empty](/api/traversal.mdx#empty-elements).',
  notes: ['The function is recursive to a depth of `k`, so a very large `k` needs a large call stack.'],
  cost: 'The output has `1 + 3k(k + 1)` cells. The function visits each of them several times.',
  since: '4.0.0',
  related: ['gridDiskDistances', 'gridDiskDistancesUnsafe', 'gridDisk'],
  asks: `
    breadth first | hash | fallback | BFS | recursion depth | stack overflow with large k | pentagon-proof
  `,
};
