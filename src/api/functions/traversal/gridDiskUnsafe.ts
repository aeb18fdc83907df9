import type {ApiFunction} from '../../types';

export const gridDiskUnsafe: ApiFunction = {
  name: 'gridDiskUnsafe',
  group: 'traversal',
  summary:
    'Finds every cell within `k` steps of a cell in the order of their distance, or fails if a pentagon is near.',
  use: 'When order by distance matters and you can handle failure yourself. Otherwise `gridDisk`, which starts with this very algorithm and falls back on its own.',
  signatures: {
    c: ['H3Error gridDiskUnsafe(H3Index origin, int k, H3Index *out)'],
    java: [
      'List<List<String>> gridDiskUnsafe(String h3Address, int k)',
      'List<List<Long>> gridDiskUnsafe(long h3, int k)',
    ],
    duckdb: ['h3_grid_disk_unsafe(cell, k)'],
  },
  instead: {
    javascript: 'Write `h3.gridDisk(cell, k)`, or `h3.gridDiskDistances(cell, k).flat()` for the order.',
    python: 'Write `h3.grid_disk(cell, k)`.',
    go: 'Write `GridDisk(origin, k)`, or `GridDiskDistancesUnsafe(origin, k)` for the order and the failure.',
    shell: 'Run `h3 gridDisk`.',
  },
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell in the middle.', range: 'any resolution'},
    {name: 'k', type: 'grid distance', description: 'How many steps to go.', range: '≥ 0'},
    {name: 'out', type: 'array of cells', description: 'Array of `maxGridDiskSize(k)` elements.', out: true},
  ],
  returns: 'All `1 + 3k(k + 1)` cells: the origin, then ring after ring. In Java a list of rings.',
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
    'Allocate `maxGridDiskSize(k)` elements; they need not be zeroed. After an error the array is partly written and its contents are not to be used.',
  pentagons: 'Fails with `E_PENTAGON`; DuckDB gives `NULL`.',
  notes: ['In C, ring *i* starts at element `1 + 3i(i − 1)` and has `6i` elements: distances need no second array.'],
  cost: '`1 + 3k(k + 1)` cells, one step each, no scratch memory.',
  since: '4.0.0',
  v3: [
    {
      name: 'hexRange',
      signatures: {
        c: ['int hexRange(H3Index origin, int k, H3Index *out)'],
        java: ['List<List<String>> hexRange(String h3Address, int k)', 'List<List<Long>> hexRange(long h3, int k)'],
      },
      summary:
        'Finds every cell within `k` steps of a cell in the order of their distance, or fails if a pentagon is near.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell in the middle.'},
        {name: 'k', type: 'grid distance', description: 'How many steps to go.', range: '≥ 0'},
        {name: 'out', type: 'array of cells', description: 'Array of `maxKringSize(k)` elements.', out: true},
      ],
      returns:
        '0 when `out` holds the whole disk. 1 when a pentagon was met and 2 when a deleted direction was: `out` is then partly filled and not to be used. Java returns a list of rings, or throws `PentagonEncounteredException`.',
      limits: 'Fails whenever a pentagon is in the disk; `kRing` works there.',
      differs: '4.x returns `E_PENTAGON`. Python’s `hex_range` is another function: it is `k_ring` by a second name.',
    },
  ],
  related: ['gridDisk', 'gridDiskDistancesUnsafe', 'gridDisksUnsafe'],
  searchWords: ['ordered by distance', 'fast'],
};
