import type {FunctionEntry} from '@h3-docs/catalogue';
import {resultResolution} from './shared';

export const uncompactCellsSize: FunctionEntry = {
  name: 'uncompactCellsSize',
  group: 'hierarchy',
  summary: 'Returns the number of cells in the result of `uncompactCells`.',
  use: 'Only C needs this function, to allocate the output of `uncompactCells`. The other languages allocate memory for you. To get the number in those languages, add the results of `cellToChildrenSize` for all cells of the set.',
  parameters: [
    {name: 'compactedSet', type: 'array of cells', description: 'Cells of any resolution up to `res`.'},
    {name: 'numCompacted', type: 'count', description: 'The number of elements in `compactedSet`.', range: '≥ 0'},
    resultResolution,
    {name: 'out', type: 'count', description: 'The number of cells.', out: true},
  ],
  returns:
    'The exact number of cells, which is the sum of `cellToChildrenSize` for all cells of the set. The function does not count elements that are `H3_NULL`.',
  errors: [{code: 'E_RES_MISMATCH', when: 'A cell is finer than `res`, or `res` is above 15.'}],
  pentagons: 'The number takes into account that a pentagon has six children, not seven.',
  since: '4.0.0',
  v3: [
    {
      name: 'maxUncompactSize',
      summary: 'Returns the number of array elements to allocate for `uncompact`.',
      parameters: [
        {name: 'compactedSet', type: 'array of cells', description: 'Indexes of any resolution up to `res`.'},
        {name: 'numHexes', type: 'count', description: 'The number of elements in `compactedSet`.'},
        {name: 'res', type: 'resolution', description: 'The resolution of the result.', range: '0 to 15'},
      ],
      returns:
        'The number of elements to allocate. If an index is finer than `res` or `res` is above 15, the function returns −1.',
      limits:
        'Pentagons are counted like hexagons, so the number can be too high. The type is `int`, which can overflow.',
      differs: 'H3 4.x returns the exact number as a 64-bit integer, and `E_RES_MISMATCH` for a wrong resolution.',
    },
  ],
  related: ['uncompactCells', 'cellToChildrenSize', 'compactCells'],
  asks: `
    allocate | count | length of the expanded list | malloc before uncompacting | how big after decompression
    RAM for uncompacting | total descendants of a set
  `,
};
