import type {FunctionEntry} from '@h3-docs/catalogue';
import {childrenResolution} from './shared';

export const cellToChildrenSize: FunctionEntry = {
  name: 'cellToChildrenSize',
  group: 'hierarchy',
  summary: 'Returns the number of descendants of a cell at a finer resolution.',
  use: 'In C, call it to size the array for `cellToChildren`. In every language, it tells you in advance how large a result will be and how many positions `childPosToCell` accepts.',
  parameters: [
    {name: 'h', type: 'cell', description: 'The cell whose descendants are counted.'},
    childrenResolution,
    {name: 'out', type: 'count', description: 'The number of descendants.', out: true},
  ],
  returns:
    'The exact number of descendants. For a hexagon, it is 7ⁿ, where *n* is the difference between the two resolutions.',
  errors: [{code: 'E_RES_DOMAIN', when: 'The resolution is coarser than that of the cell, or above 15.'}],
  pentagons:
    'For a pentagon, the number is `1 + 5 · (7ⁿ − 1) / 6`. For *n* = 1, 2, and 3, the results are 6, 41, and 286.',
  notes: [
    'The largest result is 4,747,561,509,943: the number of descendants that a hexagon of resolution 0 has at resolution 15. A 64-bit integer and a JavaScript number hold this number exactly. A 32-bit `int` is too small for it.',
    'For an invalid cell, h3-js and h3-py report `E_CELL_INVALID`. C does not check the cell.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'maxH3ToChildrenSize',
      summary: 'Returns the number of array elements to allocate for `h3ToChildren`.',
      parameters: [
        {name: 'h', type: 'cell', description: 'The index to split.'},
        {
          name: 'childRes',
          type: 'resolution',
          description: 'The resolution of the descendants.',
          range: 'the resolution of `h` to 15',
        },
      ],
      returns:
        '7ⁿ, where *n* is the difference between the two resolutions. If `childRes` is coarser than the index or above 15, the function returns 0.',
      limits:
        'For pentagons, the number is too high, because the function treats a pentagon like a hexagon. The type is `int`, which overflows if the resolutions differ by more than 11.',
      differs:
        'H3 4.x returns the exact number as a 64-bit integer, for pentagons too. It returns `E_RES_DOMAIN` for a wrong resolution.',
    },
  ],
  related: ['cellToChildren', 'uncompactCellsSize', 'childPosToCell', 'getNumCells'],
  asks: `
    number of children of a cell | how many children | number of children | count | allocate | 7^n
    res 9 cells in one res 5 cell | length of the children array | estimate before splitting
  `,
};
