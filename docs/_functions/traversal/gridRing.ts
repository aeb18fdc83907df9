import type {FunctionEntry} from '@h3-docs/catalogue';
import {ringParameters} from './shared';

export const gridRing: FunctionEntry = {
  name: 'gridRing',
  group: 'traversal',
  summary: 'Returns the cells at exactly `k` steps from a cell, which form a hollow ring.',
  use: 'Use it to extend a search ring by ring, or to draw an outline. To get the cells inside the ring too, use `gridDisk`. To get all rings at once, use `gridDiskDistances`.',
  parameters: ringParameters,
  returns:
    'The cells at grid distance k. Without a pentagon nearby, there are `6k` cells. For rings that enclose pentagons without touching one, [the result can be wrong](/library/errors.mdx#problem-grid-ring-half-the-globe).',
  errors: [
    {code: 'E_FAILED', when: 'The cell is invalid, and H3 cannot find its neighbors.'},
    {
      code: 'E_DOMAIN',
      when: 'k is negative. C and Java do not return this error: C 4.5.0 crashes, and Java throws `NegativeArraySizeException`.',
    },
    {
      code: 'E_CELL_INVALID',
      when: 'H3 detects that the cell is not valid, for example because its base cell number is above 121. h3-py detects every invalid cell. The other languages do not detect [every invalid index](/library/errors.mdx#invalid-input).',
    },
    {
      code: 'E_MEMORY_ALLOC',
      when: 'A pentagon is near, and H3 cannot allocate working memory for a whole disk of radius k.',
    },
  ],
  memory:
    'Allocate `maxGridRingSize(k)` elements and fill them with zeros. A ring around a pentagon has fewer cells than the array has elements. The cells are at the front of the array, and the remaining elements are `H3_NULL`.',
  pentagons:
    'A ring around a pentagon has fewer than `6k` cells. If the origin is a pentagon, the ring has `5k` cells. In 4.5.0, a large ring that encloses pentagons but touches none can contain wrong cells, without an error.',
  notes: [
    'In C 4.5.0, a negative `k` crashes the program. Call `maxGridRingSize` first, and check its error.',
    'H3 does not guarantee the order. In 4.5.0, if no pentagon is near, the cells are in order around the ring. Otherwise, they are in no particular order.',
  ],
  cost: 'If no pentagon is near, time and output are linear: `6k` cells. Near a pentagon, the function searches the whole disk of `1 + 3k(k + 1)` cells and keeps only the ring.',
  since: '4.3.0',
  v3: [
    {
      name: 'hex_ring',
      summary: 'Returns the cells at exactly `k` steps from a cell. In Python, it works at pentagons, too.',
      parameters: [
        {name: 'h', type: 'cell', description: 'The cell at the center of the ring.'},
        {name: 'k', type: 'grid distance', description: 'The distance of the ring.', range: '≥ 0, default 1'},
      ],
      returns: 'A `set` of cells. The function raises a `ValueError` for an invalid cell or a negative `k`.',
      limits:
        'The C function `hexRing` fails at a pentagon. In this case, h3-py computes the disk with its distances and keeps only the outermost ring.',
      differs: 'In 4.x, the function is called `grid_ring` and returns a `list`.',
    },
  ],
  related: ['gridDisk', 'gridDiskDistances', 'maxGridRingSize', 'gridRingUnsafe'],
  asks: `
    ring around a cell | hollow ring | neighbors without the cell itself | hollow hexagon ring at distance k | outline
    donut | perimeter cells | kth ring only | expanding search
    de: Ring um eine Zelle
    fr: anneau de cellules
    es: anillo de celdas
    pt: anel de células
    ja: リング セル
    zh: 环形 单元格
  `,
};
