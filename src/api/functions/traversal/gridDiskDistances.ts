import type {ApiFunction} from '../../types';

export const gridDiskDistances: ApiFunction = {
  name: 'gridDiskDistances',
  group: 'traversal',
  summary: 'Finds every cell within `k` steps of a cell, with the distance of each.',
  use: 'For anything that fades with distance: kernels, weighted sums, catchments by ring. If you do not need the distances, `gridDisk` is simpler; for one distance only, `gridRing`.',
  signatures: {
    c: ['H3Error gridDiskDistances(H3Index origin, int k, H3Index *out, int *distances)'],
    java: [
      'List<List<String>> gridDiskDistances(String h3Address, int k)',
      'List<List<Long>> gridDiskDistances(long h3, int k)',
    ],
    javascript: ['gridDiskDistances(h3Index: H3IndexInput, ringSize: number): H3Index[][]'],
    go: [
      'func GridDiskDistances(origin Cell, k int) ([][]Cell, error)',
      'func (c Cell) GridDiskDistances(k int) ([][]Cell, error)',
    ],
    duckdb: ['h3_grid_disk_distances(cell, k)'],
    shell: ['h3 gridDiskDistances --cell <index> -k <distance> [--format <FMT>]'],
  },
  instead: {python: 'Write `[h3.grid_ring(cell, i) for i in range(k + 1)]`: the same rings, in the same nesting.'},
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
      description:
        '`NULL`, or a zero-filled array of `maxGridDiskSize(k)` elements: `distances[i]` belongs to `out[i]`.',
      out: true,
    },
  ],
  returns:
    'In C two parallel arrays. In the bindings an array of `k` + 1 rings: element *i* holds the cells at distance *i*, element 0 the origin alone.',
  errors: [
    {code: 'E_FAILED', when: '`origin` is an invalid index from which a step leads nowhere.'},
    {code: 'E_DOMAIN', when: '`k` is negative.'},
    {
      code: 'E_CELL_INVALID',
      when: '`origin` has a base cell above 121 or an unused digit at a resolution that it has. Other invalid indexes are not noticed.',
    },
    {
      code: 'E_MEMORY_ALLOC',
      when: '`distances` is `NULL`, a pentagon is near, and scratch memory cannot be allocated.',
    },
  ],
  memory:
    'Allocate `maxGridDiskSize(k)` elements for each array, filled with zeros. Where `out[i]` is `H3_NULL`, `distances[i]` is 0 and means nothing: test the cell, not the distance.',
  pentagons:
    'Works everywhere: it tries `gridDiskDistancesUnsafe` first and falls back on the search of `gridDiskDistancesSafe`. Rings that meet a pentagon have fewer than `6k` cells.',
  notes: [
    'Cells of one ring come in no promised order.',
    'h3-go 4.4.1 puts the empty slots of a disk with a pentagon, as cells of value 0, into the first ring. Skip them.',
  ],
  cost: '`1 + 3k(k + 1)` cells, as `gridDisk`.',
  since: '4.0.0',
  v3: [
    {
      name: 'kRingDistances',
      signatures: {
        c: ['void kRingDistances(H3Index origin, int k, H3Index *out, int *distances)'],
        java: [
          'List<List<String>> kRingDistances(String h3Address, int k)',
          'List<List<Long>> kRingDistances(long h3, int k)',
        ],
        javascript: ['kRingDistances(h3Index: H3IndexInput, ringSize: number): H3Index[][]'],
        python: ['k_ring_distances(self, h, K)'],
      },
      summary: 'Finds every cell within `k` steps of a cell, with the distance of each.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell in the middle.'},
        {name: 'k', type: 'grid distance', description: 'The largest distance; `K` in Python.', range: '≥ 0'},
        {
          name: 'out',
          type: 'array of cells',
          description: 'Zero-filled array of `maxKringSize(k)` elements.',
          out: true,
        },
        {
          name: 'distances',
          type: 'array of grid distances',
          description: '`NULL`, or a zero-filled array of `maxKringSize(k)` elements.',
          out: true,
        },
      ],
      returns:
        'Nothing in C: `out[i]` is a cell at `distances[i]` steps, or 0, which is no cell. The bindings return rings: element *i* holds the cells at distance *i*. Nothing tells of failure, but h3-py raises `H3CellError` for an invalid cell.',
      limits: 'Near a pentagon a slower search takes over and some slots stay 0.',
      differs:
        '4.x returns an error code, and `E_DOMAIN` for a negative `k`. Python has it in 3.7 (a list of sets) but not in 4.x, where a list of `grid_ring` calls takes its place.',
    },
  ],
  related: ['gridDisk', 'gridRing', 'gridDiskDistancesSafe', 'gridDiskDistancesUnsafe', 'gridDistance'],
  searchWords: ['rings by distance', 'decay', 'kernel', 'weights'],
};
