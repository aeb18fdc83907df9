import type {ApiFunction} from '../../types';

export const gridDisk: ApiFunction = {
  name: 'gridDisk',
  group: 'traversal',
  summary: 'Finds every cell within `k` steps of a cell, the cell itself included.',
  use: 'The everyday neighborhood query: smoothing, buffers, “what is nearby”. When you need to know how far each cell is, call `gridDiskDistances`; when you want the outline only, `gridRing`.',
  signatures: {
    c: ['H3Error gridDisk(H3Index origin, int k, H3Index *out)'],
    java: ['List<String> gridDisk(String h3Address, int k)', 'List<Long> gridDisk(long h3, int k)'],
    javascript: ['gridDisk(h3Index: H3IndexInput, ringSize: number): H3Index[]'],
    python: ['grid_disk(h, k=1)'],
    go: ['func GridDisk(origin Cell, k int) ([]Cell, error)', 'func (c Cell) GridDisk(k int) ([]Cell, error)'],
    duckdb: ['h3_grid_disk(cell, k)'],
    shell: ['h3 gridDisk --cell <index> -k <distance> [--format <FMT>]'],
  },
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell in the middle.', range: 'any resolution'},
    {
      name: 'k',
      type: 'grid distance',
      description: 'How many steps to go from the origin; 0 gives the origin alone.',
      range: '≥ 0',
    },
    {
      name: 'out',
      type: 'array of cells',
      description: 'Zero-filled array of `maxGridDiskSize(k)` elements.',
      out: true,
    },
  ],
  returns: 'The cells at grid distance 0 to `k`: `1 + 3k(k + 1)` of them where no pentagon is near.',
  errors: [
    {code: 'E_FAILED', when: '`origin` is an invalid index from which a step leads nowhere.'},
    {code: 'E_DOMAIN', when: '`k` is negative.'},
    {
      code: 'E_CELL_INVALID',
      when: '`origin` has a base cell above 121 or an unused digit at a resolution that it has. Other invalid indexes are not noticed.',
    },
    {code: 'E_MEMORY_ALLOC', when: 'A pentagon is near and the scratch array of distances cannot be allocated.'},
  ],
  memory:
    'Allocate `maxGridDiskSize(k)` elements, filled with zeros. Near a pentagon the disk has fewer cells; the slots left over, anywhere in the array, stay `H3_NULL` and have to be skipped.',
  pentagons:
    'Works everywhere. If a pentagon is inside the disk, the fast spiral is abandoned for a slower search, the result is smaller than `1 + 3k(k + 1)`, and its order changes.',
  notes: [
    'Order is not part of the contract. Today a disk without pentagons comes ring by ring from the origin outwards; one with a pentagon comes in hash order. Sort, or use `gridDiskDistances`, if order matters to you.',
    'A disk that crosses the antimeridian or covers a pole is an ordinary disk: the grid has no seam.',
    'h3-js, h3-go and DuckDB do not check that `origin` is a valid cell, and h3-js gives an empty array for a string that is no index at all. h3-py checks and raises `H3CellInvalidError`.',
    'The bindings remove the empty slots. h3-js refuses disks too large for its heap (its error 1001).',
  ],
  cost: '`1 + 3k(k + 1)` cells: 7, 19, 37, 61… The size grows with the square of `k`; at `k` = 100 it is 30,301. Near a pentagon the search visits cells more than once.',
  since: '4.0.0',
  v3: [
    {
      name: 'kRing',
      signatures: {
        c: ['void kRing(H3Index origin, int k, H3Index *out)'],
        java: ['List<String> kRing(String h3Address, int k)', 'List<Long> kRing(long h3, int k)'],
        javascript: ['kRing(h3Index: H3IndexInput, ringSize: number): H3Index[]'],
        python: ['k_ring(self, h, k=1)'],
      },
      summary: 'Finds every cell within `k` steps of a cell, the cell itself included.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell in the middle.'},
        {
          name: 'k',
          type: 'grid distance',
          description: 'How many steps to go; 0 gives the origin alone.',
          range: '≥ 0',
        },
        {
          name: 'out',
          type: 'array of cells',
          description: 'Zero-filled array of `maxKringSize(k)` elements.',
          out: true,
        },
      ],
      returns:
        'Nothing: the cells are in `out`, and slots that are 0 hold no cell. There is no sign of failure; an index that is no cell leaves the array partly filled or full of indexes that mean nothing. h3-js returns the cells without the zeros, and an empty array when it could not read the index; h3-py raises `H3CellError`.',
      limits:
        'Near a pentagon a slower search takes over and some slots stay 0. If its scratch memory cannot be allocated, the whole array is 0.',
      differs:
        '4.x reports invalid indexes as far as it notices them, and a negative `k` as `E_DOMAIN`. Here a negative `k` gives the origin alone; only h3-py refuses it (`H3DistanceError`). In Python the result is a `set`, in 4.x a `list`.',
    },
    {
      name: 'kRings',
      signatures: {java: ['List<List<String>> kRings(String h3Address, int k)']},
      summary: 'Collects the disks around a cell for every distance from 0 to `k`.',
      parameters: [
        {name: 'h3Address', type: 'cell', description: 'The cell in the middle.'},
        {name: 'k', type: 'grid distance', description: 'The largest distance.', range: '≥ 0'},
      ],
      returns:
        'A list of `k` + 1 lists. Item 0 is the origin alone, item *i* the whole disk of `kRing(h3Address, i)`: disks, not rings, so every cell is repeated in all later items.',
      differs:
        '4.x has no such function; call `gridDisk` for each distance, or `gridDiskDistances` for rings that do not repeat.',
    },
    {
      name: 'hex_range',
      signatures: {python: ['hex_range(self, h, k=1)']},
      summary: 'Finds every cell within `k` steps of a cell: another name for `k_ring`.',
      parameters: [
        {name: 'h', type: 'cell', description: 'The cell in the middle.'},
        {name: 'k', type: 'grid distance', description: 'How many steps to go.', range: '≥ 0, default 1'},
      ],
      returns: 'A `set` of cells. Raises a `ValueError` for an invalid cell or a negative `k`.',
      limits: 'Unlike the C function `hexRange`, it works at pentagons and has no order.',
      differs: 'One name is left in 4.x, `grid_disk`, and it returns a `list`.',
    },
  ],
  related: ['gridDiskDistances', 'gridRing', 'maxGridDiskSize', 'gridDiskUnsafe', 'gridDistance'],
  searchWords: ['neighbors', 'neighbours', 'buffer', 'k-ring', 'nearby', 'adjacent', 'surrounding'],
};
