import type {ApiFunction} from '../../types';

export const maxGridDiskSize: ApiFunction = {
  name: 'maxGridDiskSize',
  group: 'traversal',
  summary: 'Gives the number of array elements that a disk of radius `k` can need.',
  use: 'In C, before `gridDisk`, `gridDiskDistances` and their variants. It depends on `k` alone: not on the cell, and not on the resolution.',
  signatures: {c: ['H3Error maxGridDiskSize(int k, int64_t *out)'], duckdb: ['h3_max_grid_disk_size(k)']},
  instead: {
    java: 'Not needed: the binding allocates. The number is `3L * k * (k + 1) + 1`.',
    javascript: 'Not needed: the binding allocates. The number is `3 * k * (k + 1) + 1`.',
    python: 'Not needed: the binding allocates. The number is `3 * k * (k + 1) + 1`.',
    go: 'Not needed: the binding allocates. The number is `3*k*(k+1) + 1`.',
    shell: 'Not needed: `gridDisk` allocates. In bash: `echo $((3 * k * (k + 1) + 1))`.',
  },
  parameters: [
    {name: 'k', type: 'grid distance', description: 'The radius of the disk.', range: '≥ 0'},
    {name: 'out', type: 'count', description: 'The number of elements.', out: true},
  ],
  returns:
    '`1 + 3k(k + 1)`. For `k` ≥ 13,780,510, a radius that takes in the whole planet at resolution 15, the number of all cells at resolution 15 instead: 569,707,381,193,162.',
  errors: [{code: 'E_DOMAIN', when: '`k` is negative.'}],
  pentagons: 'It is an upper bound: disks that meet a pentagon are smaller, and leave slots empty.',
  notes: [
    'The result is an `int64_t`. Multiply by `sizeof(H3Index)` in 64 bits, too.',
    'The cap is that of resolution 15 at every resolution, so at coarse ones the bound can exceed the number of cells that exist.',
  ],
  cost: 'Constant time.',
  since: '4.0.0',
  v3: [
    {
      name: 'maxKringSize',
      signatures: {c: ['int maxKringSize(int k)']},
      summary: 'Gives the number of array elements that `kRing` can need.',
      parameters: [{name: 'k', type: 'grid distance', description: 'The radius of the disk.', range: '0 to 26,754'}],
      returns: '`1 + 3k(k + 1)` as an `int`. There is no failure value.',
      limits: 'The arithmetic is in `int`: from `k` = 26,755 on it overflows, and a negative `k` is not refused.',
      differs: '4.x counts in 64 bits and returns `E_DOMAIN` for a negative `k`.',
    },
  ],
  related: ['gridDisk', 'gridDiskDistances', 'maxGridRingSize'],
  searchWords: ['allocate', 'buffer size', 'number of cells in a disk'],
};
