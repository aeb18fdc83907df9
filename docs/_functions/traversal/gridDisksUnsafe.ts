import type {FunctionEntry} from '@h3-docs/catalogue';
import {invalidCells} from './shared';

export const gridDisksUnsafe: FunctionEntry = {
  name: 'gridDisksUnsafe',
  group: 'traversal',
  summary: 'Returns the disks around several cells in one call, or fails if a pentagon is near any of them.',
  use: 'Use it in C or Go to replace many calls with one. If one of the cells is near a pentagon, the whole call fails. In this case, call `gridDisk` for each cell.',
  parameters: [
    {
      name: 'h3Set',
      type: 'array of cells',
      description: 'The cells at the centers of the disks. Their resolutions can differ.',
    },
    {name: 'length', type: 'count', description: 'The number of cells in `h3Set`.', range: '≥ 0'},
    {name: 'k', type: 'grid distance', description: 'The largest number of steps from each cell.', range: '≥ 0'},
    {name: 'out', type: 'array of cells', description: 'Array of `maxGridDiskSize(k) * length` elements.', out: true},
  ],
  returns:
    'One disk after another, in the order of the input. Each disk starts with its origin and continues outward. Go returns a slice for each disk.',
  errors: [
    {code: 'E_FAILED', when: 'One of the cells is invalid, and H3 cannot find its neighbors.'},
    {code: 'E_DOMAIN', when: 'k is negative.'},
    invalidCells,
    {code: 'E_PENTAGON', when: 'One of the disks contains a pentagon. H3 does not compute the disks after it.'},
  ],
  memory: 'Allocate `maxGridDiskSize(k) * length` elements. Disk *n* starts at element `n * maxGridDiskSize(k)`.',
  pentagons: 'If one of the disks contains a pentagon, the function fails with `E_PENTAGON`.',
  notes: ['If a cell belongs to several disks, it appears in each of them.'],
  cost: 'The output has `length × (1 + 3k(k + 1))` cells.',
  since: '4.0.0',
  v3: [
    {
      name: 'hexRanges',
      summary: 'Returns the disks around several cells in one call, or fails if a pentagon is near any of them.',
      parameters: [
        {
          name: 'h3Set',
          type: 'array of cells',
          description: 'The cells at the centers of the disks.',
        },
        {
          name: 'length',
          type: 'count',
          description: 'The number of cells.',
          range: '≥ 0',
        },
        {
          name: 'k',
          type: 'grid distance',
          description: 'The largest number of steps from each cell.',
          range: '≥ 0',
        },
        {name: 'out', type: 'array of cells', description: 'Array of `maxKringSize(k) * length` elements.', out: true},
      ],
      returns:
        'In C, 0 if all disks are complete, or the code of the first disk that failed (1 or 2, as in `hexRange`). After a failure, do not read `out`. Python returns a `dict` that maps each cell to its list of rings.',
      limits:
        'In C, the function fails if a pentagon is in any of the disks. The Python function works at pentagons, too.',
      differs: 'H3 4.x returns `E_PENTAGON`. h3-py 4.x has no such function.',
    },
  ],
  related: ['gridDiskUnsafe', 'gridDisk'],
  asks: `
    batch | many origins | bulk neighbors | k-ring of an array | several centers at once | vectorized disks
    neighbors of a list
  `,
};
