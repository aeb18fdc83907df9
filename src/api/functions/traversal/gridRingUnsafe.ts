import type {ApiFunction} from '../../types';

export const gridRingUnsafe: ApiFunction = {
  name: 'gridRingUnsafe',
  group: 'traversal',
  summary: 'Walks the ring of cells at exactly `k` steps from a cell, or fails if a pentagon disturbs it.',
  use: 'When the cells must follow one another around the ring, and failure is yours to handle. Otherwise `gridRing`, which starts with this walk and does not fail.',
  signatures: {
    c: ['H3Error gridRingUnsafe(H3Index origin, int k, H3Index *out)'],
    java: ['List<String> gridRingUnsafe(String h3Address, int k)', 'List<Long> gridRingUnsafe(long h3, int k)'],
    javascript: ['gridRingUnsafe(h3Index: H3IndexInput, ringSize: number): H3Index[]'],
    go: [
      'func GridRingUnsafe(origin Cell, k int) ([]Cell, error)',
      'func (c Cell) GridRingUnsafe(k int) ([]Cell, error)',
    ],
    duckdb: ['h3_grid_ring_unsafe(cell, k)'],
  },
  instead: {python: 'Write `h3.grid_ring(cell, k)`.', shell: 'Run `h3 gridRing`.'},
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
  returns: '`6k` cells, each a neighbor of the one before, the last a neighbor of the first; the origin for `k` = 0.',
  errors: [
    {code: 'E_FAILED', when: '`origin` is an invalid index from which a step leads nowhere.'},
    {code: 'E_DOMAIN', when: '`k` is negative.'},
    {
      code: 'E_CELL_INVALID',
      when: '`origin` has a base cell above 121 or an unused digit at a resolution that it has.',
    },
    {
      code: 'E_PENTAGON',
      when: 'The origin, a cell of the ring, or one on the way to it is a pentagon; or the walk did not end where it began, which means that a pentagon is inside.',
    },
  ],
  memory:
    'Allocate `maxGridRingSize(k)` elements; they need not be zeroed. After an error the contents are not to be used.',
  pentagons:
    'Fails with `E_PENTAGON`, also when the pentagon is inside the ring and none of its cells; DuckDB gives `NULL`.',
  cost: '`6k` cells, after `k` steps to reach the ring.',
  since: '4.0.0',
  v3: [
    {
      name: 'hexRing',
      signatures: {
        c: ['int hexRing(H3Index origin, int k, H3Index *out)'],
        java: ['List<String> hexRing(String h3Address, int k)', 'List<Long> hexRing(long h3, int k)'],
        javascript: ['hexRing(h3Index: H3IndexInput, ringSize: number): H3Index[]'],
      },
      summary: 'Walks the ring of cells at exactly `k` steps from a cell, or fails if a pentagon disturbs it.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell in the middle.'},
        {
          name: 'k',
          type: 'grid distance',
          description: 'The distance of the ring; 0 gives the origin alone.',
          range: '≥ 0',
        },
        {name: 'out', type: 'array of cells', description: 'Array of `6k` elements, 1 for `k` = 0.', out: true},
      ],
      returns:
        '0 when `out` holds the ring; 1 when a pentagon was met or is inside, 2 when a deleted direction was: `out` is then partly filled and not to be used. h3-js throws an `Error`, Java `PentagonEncounteredException`.',
      limits:
        'Fails at pentagons; take the last ring of `kRingDistances` there. Python’s `hex_ring` does so by itself.',
      differs:
        '4.x calls it `gridRingUnsafe` and returns `E_PENTAGON`. Since 4.3.0 there is also `gridRing`, which works at pentagons and is what most programs want.',
    },
  ],
  related: ['gridRing', 'gridDiskUnsafe', 'maxGridRingSize'],
  searchWords: ['hollow ring', 'fast'],
};
