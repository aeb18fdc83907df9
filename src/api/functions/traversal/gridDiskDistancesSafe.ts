import type {ApiFunction} from '../../types';

export const gridDiskDistancesSafe: ApiFunction = {
  name: 'gridDiskDistancesSafe',
  group: 'traversal',
  summary: 'Finds every cell within `k` steps and its distance by the slow search that pentagons cannot disturb.',
  use: 'Hardly ever directly: `gridDiskDistances` gives the same cells, faster where there is no pentagon, and comes here by itself where there is. Use it to test, or where you know that pentagons are near.',
  signatures: {
    c: ['H3Error gridDiskDistancesSafe(H3Index origin, int k, H3Index *out, int *distances)'],
    go: [
      'func GridDiskDistancesSafe(origin Cell, k int) ([][]Cell, error)',
      'func (c Cell) GridDiskDistancesSafe(k int) ([][]Cell, error)',
    ],
    duckdb: ['h3_grid_disk_distances_safe(cell, k)'],
  },
  instead: {
    java: 'Write `gridDiskDistances(h3, k)`.',
    javascript: 'Write `h3.gridDiskDistances(cell, k)`.',
    python: 'Write `[h3.grid_ring(cell, i) for i in range(k + 1)]`.',
    shell: 'Run `h3 gridDiskDistances`.',
  },
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell in the middle.', range: 'any resolution'},
    {name: 'k', type: 'grid distance', description: 'The largest distance.', range: '≥ 0'},
    {
      name: 'out',
      type: 'array of cells',
      description: 'Zero-filled array of `maxGridDiskSize(k)` elements.',
      out: true,
    },
    {
      name: 'distances',
      type: 'array of grid distances',
      description: 'Zero-filled array of `maxGridDiskSize(k)` elements; unlike in `gridDiskDistances`, not `NULL`.',
      out: true,
    },
  ],
  returns:
    'In C, the cells in the order of a hash table, the distance of each at the same place in `distances`. In Go and DuckDB a list of rings.',
  errors: [
    {code: 'E_FAILED', when: '`origin` is an invalid index from which a step leads nowhere.'},
    {code: 'E_DOMAIN', when: '`k` is negative.'},
    {
      code: 'E_CELL_INVALID',
      when: '`origin` has a base cell above 121 or an unused digit at a resolution that it has.',
    },
  ],
  memory:
    'Allocate `maxGridDiskSize(k)` elements for each array. Both must be zeros: `out` is used as a hash table, and what stands in it is taken for results.',
  pentagons: 'Works everywhere; slots that a pentagon leaves over stay `H3_NULL`.',
  notes: [
    'It recurses to depth `k`, so very large `k` need stack.',
    'h3-go 4.4.1 puts the empty slots of a disk with a pentagon, as cells of value 0, into the first ring. Skip them.',
  ],
  cost: '`1 + 3k(k + 1)` cells, each looked up by all of its neighbors and again whenever a shorter way to it is found.',
  since: '4.0.0',
  related: ['gridDiskDistances', 'gridDiskDistancesUnsafe', 'gridDisk'],
  searchWords: ['breadth first', 'hash', 'fallback'],
};
