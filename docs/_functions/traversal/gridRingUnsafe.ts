import type {FunctionEntry} from '@site/src/api/types';

export const gridRingUnsafe: FunctionEntry = {
  name: 'gridRingUnsafe',
  group: 'traversal',
  summary:
    'Returns the cells at exactly `k` steps from a cell in order around the ring, or fails if a pentagon is near.',
  use: 'Most programs call `gridRing` instead, which tries this function first and works at pentagons, too. Use this function only if you need the cells in order around the ring and handle the failure yourself.',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell at the center of the ring.', range: 'any resolution'},
    {
      name: 'k',
      type: 'grid distance',
      description: 'The distance of the ring. With 0, the function returns the origin alone.',
      range: '≥ 0',
    },
    {name: 'out', type: 'array of cells', description: 'Array of `maxGridRingSize(k)` elements.', out: true},
  ],
  returns:
    '`6k` cells. Each cell is a neighbor of the cell before it, and the last cell is a neighbor of the first cell. For `k` = 0, the result is the origin.',
  errors: [
    {code: 'E_FAILED', when: '`origin` is an invalid cell, and H3 cannot find its neighbors.'},
    {code: 'E_DOMAIN', when: '`k` is negative.'},
    {
      code: 'E_CELL_INVALID',
      when: '`origin` has a base cell number above 121, or one of its used digits is 7.',
    },
    {
      code: 'E_PENTAGON',
      when: 'The origin, a cell of the ring, or a cell on the way to the ring is a pentagon. The function also returns this error if the ring does not close, because this means that a pentagon is inside the ring.',
    },
  ],
  memory:
    'Allocate `maxGridRingSize(k)` elements. You do not need to fill them with zeros. After an error, do not read them.',
  pentagons:
    'The function fails with `E_PENTAGON`, even if the pentagon is not a cell of the ring but inside the ring. DuckDB returns `NULL`.',
  cost: 'Linear: `6k` cells, after `k` steps to reach the ring.',
  since: '4.0.0',
  v3: [
    {
      name: 'hexRing',
      summary:
        'Returns the cells at exactly `k` steps from a cell in order around the ring, or fails if a pentagon is near.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell at the center of the ring.'},
        {
          name: 'k',
          type: 'grid distance',
          description: 'The distance of the ring. With 0, the function returns the origin alone.',
          range: '≥ 0',
        },
        {
          name: 'out',
          type: 'array of cells',
          description: 'Array of `6k` elements, or 1 element for `k` = 0.',
          out: true,
        },
      ],
      returns:
        'In C, 0 if `out` contains the ring, 1 if a pentagon is on or inside the ring, and 2 if the algorithm reached the missing direction of a pentagon. After 1 or 2, `out` is partly filled, so do not read it. h3-js throws an `Error`, and Java throws `PentagonEncounteredException`.',
      limits:
        'The function fails at pentagons. In this case, use the last ring of `kRingDistances`. Python’s `hex_ring` does this automatically.',
      differs:
        'In 4.x, the function is called `gridRingUnsafe` and returns `E_PENTAGON`. 4.3.0 added `gridRing`, which works at pentagons. Most programs need `gridRing`.',
    },
  ],
  related: ['gridRing', 'gridDiskUnsafe', 'maxGridRingSize'],
  searchWords: ['hollow ring', 'fast'],
};
