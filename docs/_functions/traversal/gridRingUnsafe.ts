import type {FunctionEntry} from '@h3-docs/catalogue';
import {invalidOrigin, ringDistance, ringParameters} from './shared';

export const gridRingUnsafe: FunctionEntry = {
  name: 'gridRingUnsafe',
  group: 'traversal',
  summary:
    'Returns the cells at exactly `k` steps from a cell in order around the ring, or fails if a pentagon is near.',
  use: 'Most programs call `gridRing` instead, which tries this function first and works at pentagons, too. Use this function only if you need the cells in order around the ring and handle the failure yourself.',
  parameters: ringParameters,
  returns:
    '`6k` cells. Each cell is a neighbor of the cell before it, and the last cell is a neighbor of the first cell.',
  errors: [
    {code: 'E_FAILED', when: 'The cell is invalid, and H3 cannot find its neighbors.'},
    {code: 'E_DOMAIN', when: 'k is negative.'},
    invalidOrigin,
    {
      code: 'E_PENTAGON',
      when: 'A pentagon is on the ring or inside it.',
    },
  ],
  memory:
    'Allocate `maxGridRingSize(k)` elements. You do not need to fill them with zeros. After an error, do not read them.',
  pentagons:
    'If a pentagon is on the ring or inside it, the function fails with `E_PENTAGON`, and DuckDB returns `NULL`. With `k` = 0, the function returns the origin, even if the origin is a pentagon.',
  cost: 'Linear: `6k` cells, after `k` steps to reach the ring.',
  since: '4.0.0',
  v3: [
    {
      name: 'hexRing',
      summary:
        'Returns the cells at exactly `k` steps from a cell in order around the ring, or fails if a pentagon is near.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell at the center of the ring.'},
        ringDistance,
        {
          name: 'out',
          type: 'array of cells',
          description: 'Array of `6k` elements, or 1 element for `k` = 0.',
          out: true,
        },
      ],
      returns:
        'In C, 0 if `out` contains the ring, and 1 or 2 if a pentagon is on the ring or inside it. After 1 or 2, `out` is partly filled, so do not read it. h3-js throws an `Error`, and Java throws `PentagonEncounteredException`.',
      limits:
        'The function fails at pentagons. In this case, use the last ring of `kRingDistances`. Python’s `hex_ring` does this automatically.',
      differs:
        'In 4.x, the function is called `gridRingUnsafe` and returns `E_PENTAGON`. Most programs need `gridRing` of H3 4.3.0 and later, which works at pentagons.',
    },
  ],
  related: ['gridRing', 'gridDiskUnsafe', 'maxGridRingSize'],
  asks: `
    hollow ring | fast | walk around a cell | consecutive ring cells | E_PENTAGON ring | circular sequence | quick ring
  `,
};
