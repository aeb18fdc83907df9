import type {FunctionEntry} from '@h3-docs/catalogue';
import {errorsOfBits} from './shared';

const parameters: FunctionEntry['parameters'] = [
  {
    name: 'h',
    type: 'index',
    description: 'The cell.',
  },
];

export const isPentagon: FunctionEntry = {
  name: 'isPentagon',
  group: 'inspection',
  summary: 'Returns whether a cell is one of the 12 pentagons of its resolution.',
  use: 'Use it before an algorithm that relies on six neighbors. To list all pentagons, use [`getPentagons`](/api/misc.mdx#getpentagons). [`getBaseCellNumber`](/api/inspection.mdx#getbasecellnumber) lists the numbers of the pentagon base cells.',
  parameters,
  returns: '1 or 0 in C, and a Boolean in the other languages.',
  errors: errorsOfBits,
  pentagons:
    'Each resolution has 12 pentagons, one at each corner of the icosahedron. A pentagon has five neighbors and six children: a smaller pentagon and five hexagons. Its area is about half the area of an average hexagon.',
  notes: [
    'The function [does not check the index](/api/inspection.mdx#unchecked-indexes). It tests only whether the base cell is a pentagon and all used digits are 0. For a directed edge, it tests the origin. For a vertex, it tests the [owner](/library/terminology.mdx#owner).',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3IsPentagon',
      summary: 'Returns whether a cell is one of the 12 pentagons of its resolution.',
      parameters,
      returns: '1 or 0 in C, and a Boolean in the other languages. The index is not checked.',
      limits:
        'If the base cell number in the index is above 121, C reads beyond the end of a table, and the result is arbitrary.',
      differs: 'For an index with a base cell number above 121, H3 4.x returns false.',
    },
  ],
  related: ['getPentagons', 'isValidCell', 'gridDisk'],
  asks: `
    is a cell a pentagon | twelve | five sides | distortion | not a hexagon | five neighbors | irregular cell | 5-gon
  `,
};
