import type {ApiFunction} from '../../types';

export const gridDiskDistancesUnsafe: ApiFunction = {
  name: 'gridDiskDistancesUnsafe',
  group: 'traversal',
  summary: 'Finds every cell within `k` steps and its distance in order, or fails if a pentagon is near.',
  use: 'As `gridDiskUnsafe`, when you want the distances written out. `gridDiskDistances` tries it first anyway.',
  signatures: {
    c: ['H3Error gridDiskDistancesUnsafe(H3Index origin, int k, H3Index *out, int *distances)'],
    go: [
      'func GridDiskDistancesUnsafe(origin Cell, k int) ([][]Cell, error)',
      'func (c Cell) GridDiskDistancesUnsafe(k int) ([][]Cell, error)',
    ],
    duckdb: ['h3_grid_disk_distances_unsafe(cell, k)'],
  },
  instead: {
    java: 'Write `gridDiskDistances(h3, k)`, or `gridDiskUnsafe(h3, k)` for rings and the failure.',
    javascript: 'Write `h3.gridDiskDistances(cell, k)`.',
    python: 'Write `[h3.grid_ring(cell, i) for i in range(k + 1)]`.',
    shell: 'Run `h3 gridDiskDistances`.',
  },
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell in the middle.', range: 'any resolution'},
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
    'In C, all `1 + 3k(k + 1)` cells from the origin outwards, with the distance of each at the same place in `distances`. In Go and DuckDB a list of rings.',
  errors: [
    {code: 'E_FAILED', when: '`origin` is an invalid index from which a step leads nowhere.'},
    {code: 'E_DOMAIN', when: '`k` is negative.'},
    {
      code: 'E_CELL_INVALID',
      when: '`origin` has a base cell above 121 or an unused digit at a resolution that it has.',
    },
    {code: 'E_PENTAGON', when: 'One of the cells is a pentagon, or the walk passes through one.'},
  ],
  memory:
    'Allocate `maxGridDiskSize(k)` elements for each array; they need not be zeroed. After an error the contents are not to be used.',
  pentagons: 'Fails with `E_PENTAGON`; DuckDB gives `NULL`.',
  cost: '`1 + 3k(k + 1)` cells, one step each, no scratch memory.',
  since: '4.0.0',
  v3: [
    {
      name: 'hexRangeDistances',
      signatures: {
        c: ['int hexRangeDistances(H3Index origin, int k, H3Index *out, int *distances)'],
        python: ['hex_range_distances(self, h, K)'],
      },
      summary: 'Finds every cell within `k` steps and its distance in order, or fails if a pentagon is near.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell in the middle.'},
        {name: 'k', type: 'grid distance', description: 'The largest distance; `K` in Python.', range: '≥ 0'},
        {name: 'out', type: 'array of cells', description: 'Array of `maxKringSize(k)` elements.', out: true},
        {
          name: 'distances',
          type: 'array of grid distances',
          description: '`NULL`, or an array of `maxKringSize(k)` elements.',
          out: true,
        },
      ],
      returns:
        '0 when both arrays are whole; 1 when a pentagon was met and 2 when a deleted direction was, and their contents are then not to be used. Python returns a list of `K` + 1 sets, one a ring.',
      limits:
        'In C it fails whenever a pentagon is in the disk. In Python it does not: it asks `hex_ring` for each ring.',
      differs: '4.x returns `E_PENTAGON`, and h3-py has no such function.',
    },
  ],
  related: ['gridDiskDistances', 'gridDiskDistancesSafe', 'gridDiskUnsafe'],
  searchWords: ['ordered by distance', 'fast'],
};
