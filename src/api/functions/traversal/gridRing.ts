import type {ApiFunction} from '../../types';

export const gridRing: ApiFunction = {
  name: 'gridRing',
  group: 'traversal',
  summary: 'Finds the cells at exactly `k` steps from a cell: a hollow ring.',
  use: 'To grow a search outwards ring by ring, or to draw an outline. For everything inside as well, `gridDisk`; for all rings at once, `gridDiskDistances`.',
  signatures: {
    c: ['H3Error gridRing(H3Index origin, int k, H3Index *out)'],
    java: ['List<String> gridRing(String h3Address, int k)', 'List<Long> gridRing(long h3, int k)'],
    javascript: ['gridRing(h3Index: H3IndexInput, ringSize: number): H3Index[]'],
    python: ['grid_ring(h, k=1)'],
    go: ['func GridRing(origin Cell, k int) ([]Cell, error)', 'func (c Cell) GridRing(k int) ([]Cell, error)'],
    duckdb: ['h3_grid_ring(cell, k)'],
    shell: ['h3 gridRing --cell <index> -k <distance> [--format <FMT>]'],
  },
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell in the middle.', range: 'any resolution'},
    {
      name: 'k',
      type: 'grid distance',
      description: 'The distance of the ring; 0 gives the origin alone.',
      range: '≥ 0',
    },
    {name: 'out', type: 'array of cells', description: 'Array of `maxGridRingSize(k)` elements.', out: true},
  ],
  returns: 'The cells at grid distance `k`: `6k` of them where no pentagon is near, 1 for `k` = 0.',
  errors: [
    {code: 'E_FAILED', when: '`origin` is an invalid index from which a step leads nowhere.'},
    {code: 'E_DOMAIN', when: '`k` is negative: in the bindings. See the note on C.'},
    {
      code: 'E_CELL_INVALID',
      when: '`origin` has a base cell above 121 or an unused digit at a resolution that it has. Other invalid indexes are not noticed.',
    },
    {
      code: 'E_MEMORY_ALLOC',
      when: 'A pentagon is near and the scratch arrays, of a whole disk of radius `k`, cannot be allocated.',
    },
  ],
  memory:
    'Allocate `maxGridRingSize(k)` elements, filled with zeros. At pentagons the ring has fewer cells; they come first and the rest of the array is `H3_NULL`.',
  pentagons:
    'Works everywhere. A ring around or through a pentagon has fewer than `6k` cells: `5k` around the pentagon itself.',
  notes: [
    'In C 4.5.0 a negative `k` crashes the program instead of returning `E_DOMAIN`. Call `maxGridRingSize` first and look at its error.',
    'Without a pentagon the cells follow one another around the ring; with one they come in no order. Rely on neither.',
    'In Java a negative `k` throws `NegativeArraySizeException`.',
  ],
  cost: '`6k` cells and as many steps. At a pentagon the whole disk of `1 + 3k(k + 1)` cells is searched and filtered.',
  since: '4.3.0',
  v3: [
    {
      name: 'hex_ring',
      signatures: {python: ['hex_ring(self, h, k=1)']},
      summary: 'Finds the cells at exactly `k` steps from a cell, in Python at pentagons as well.',
      parameters: [
        {name: 'h', type: 'cell', description: 'The cell in the middle.'},
        {name: 'k', type: 'grid distance', description: 'The distance of the ring.', range: '≥ 0, default 1'},
      ],
      returns: 'A `set` of cells. Raises a `ValueError` for an invalid cell or a negative `k`.',
      limits:
        'Where the C function `hexRing` gives up at a pentagon, h3-py computes the disk with its distances and keeps the ring.',
      differs: 'Called `grid_ring` in 4.x, and it returns a `list`.',
    },
  ],
  related: ['gridDisk', 'gridDiskDistances', 'maxGridRingSize', 'gridRingUnsafe'],
  searchWords: ['hollow ring', 'outline', 'donut'],
};
