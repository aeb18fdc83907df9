import type {ApiFunction} from '../../types';

export const gridDisksUnsafe: ApiFunction = {
  name: 'gridDisksUnsafe',
  group: 'traversal',
  summary: 'Finds the disks around several cells in one call, or fails if a pentagon is near any.',
  use: 'To save calls from C or Go. One cell near a pentagon spoils the whole batch; then call `gridDisk` for each.',
  signatures: {
    c: ['H3Error gridDisksUnsafe(H3Index *h3Set, int length, int k, H3Index *out)'],
    go: ['func GridDisksUnsafe(origins []Cell, k int) ([][]Cell, error)'],
  },
  instead: {
    java: 'Write `gridDisk(h3, k)` for each cell.',
    javascript: 'Write `cells.map((cell) => h3.gridDisk(cell, k))`.',
    python: 'Write `[h3.grid_disk(cell, k) for cell in cells]`.',
    duckdb: 'Write `[h3_grid_disk(cell, k) for cell in cells]`.',
    shell: 'Run `h3 gridDisk` for each cell.',
  },
  parameters: [
    {name: 'h3Set', type: 'array of cells', description: 'The cells in the middle. Resolutions may differ.'},
    {name: 'length', type: 'count', description: 'How many there are.', range: '≥ 0'},
    {name: 'k', type: 'grid distance', description: 'How many steps to go from each.', range: '≥ 0'},
    {name: 'out', type: 'array of cells', description: 'Array of `maxGridDiskSize(k) * length` elements.', out: true},
  ],
  returns:
    'One disk after the other, in the order of the input, each from its origin outwards. In Go a slice for each.',
  errors: [
    {code: 'E_FAILED', when: 'One of the cells is an invalid index from which a step leads nowhere.'},
    {code: 'E_DOMAIN', when: '`k` is negative.'},
    {
      code: 'E_CELL_INVALID',
      when: 'One of the cells has a base cell above 121 or an unused digit at a resolution that it has.',
    },
    {code: 'E_PENTAGON', when: 'One of the disks holds a pentagon. Disks after it are not computed.'},
  ],
  memory: 'Allocate `maxGridDiskSize(k) * length` elements. Disk *n* starts at element `n * maxGridDiskSize(k)`.',
  pentagons: 'Fails with `E_PENTAGON`.',
  notes: ['Disks that overlap repeat their cells: this is no union.'],
  cost: '`length × (1 + 3k(k + 1))` cells.',
  since: '4.0.0',
  v3: [
    {
      name: 'hexRanges',
      signatures: {
        c: ['int hexRanges(H3Index *h3Set, int length, int k, H3Index *out)'],
        python: ['hex_ranges(self, hexes, K)'],
      },
      summary: 'Finds the disks around several cells in one call, or fails if a pentagon is near any.',
      parameters: [
        {name: 'h3Set', type: 'array of cells', description: 'The cells in the middle; `hexes` in Python.'},
        {name: 'length', type: 'count', description: 'How many there are. Not in Python.', range: '≥ 0'},
        {name: 'k', type: 'grid distance', description: 'How many steps to go from each; `K` in Python.', range: '≥ 0'},
        {name: 'out', type: 'array of cells', description: 'Array of `maxKringSize(k) * length` elements.', out: true},
      ],
      returns:
        '0 when all disks are whole, otherwise the code of the first that failed (1 or 2, as `hexRange`), and `out` is not to be used. Python returns a `dict` that leads from each cell to its list of rings.',
      limits: 'In C it fails if a pentagon is in any of the disks. Python’s works there.',
      differs: '4.x returns `E_PENTAGON`, and h3-py has no such function.',
    },
  ],
  related: ['gridDiskUnsafe', 'gridDisk'],
  searchWords: ['batch', 'many origins'],
};
