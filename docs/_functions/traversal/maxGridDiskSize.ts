import type {FunctionEntry} from '@h3-docs/catalogue';

export const maxGridDiskSize: FunctionEntry = {
  name: 'maxGridDiskSize',
  group: 'traversal',
  summary: 'Returns the number of array elements to allocate for a disk of radius `k`.',
  use: 'Only C needs this function: call it before `gridDisk`, `gridDiskDistances`, and their variants. The result depends only on `k`.',
  parameters: [
    {name: 'k', type: 'grid distance', description: 'The radius of the disk.', range: '≥ 0'},
    {name: 'out', type: 'count', description: 'The number of elements.', out: true},
  ],
  returns:
    '`1 + 3k(k + 1)`. From `k` = 13,780,510, this formula exceeds 569,707,381,193,162, the number of cells at resolution 15. The function then returns this number of cells instead.',
  errors: [{code: 'E_DOMAIN', when: 'k is negative.'}],
  pentagons:
    'The result is an upper bound. If a pentagon is inside the outermost ring, the disk has fewer cells, and some elements stay empty.',
  notes: [
    'The result is an `int64_t`. If you multiply it by `sizeof(H3Index)`, use 64 bits for the product, too.',
    'The function does not know the resolution of your disk. At a coarse resolution, the result can therefore be larger than the number of cells that exist.',
  ],
  cost: 'Constant time.',
  since: '4.0.0',
  v3: [
    {
      name: 'maxKringSize',
      summary: 'Returns the number of array elements to allocate for `kRing`.',
      parameters: [{name: 'k', type: 'grid distance', description: 'The radius of the disk.', range: '0 to 26,754'}],
      returns: '`1 + 3k(k + 1)` as an `int`. The function cannot report a failure.',
      limits:
        'The arithmetic uses `int`, so it overflows from `k` = 26,755. The function does not reject a negative `k`.',
      differs: 'H3 4.x counts in 64 bits and returns `E_DOMAIN` for a negative `k`.',
    },
  ],
  related: ['gridDisk', 'gridDiskDistances', 'maxGridRingSize'],
  asks: `
    allocate | buffer size | number of cells in a disk | 1 + 3k(k + 1) | malloc for neighbors
    hexagons within radius formula | int64 overflow
  `,
};
