import type {FunctionEntry} from '@site/src/api/types';

export const isPentagon: FunctionEntry = {
  name: 'isPentagon',
  group: 'inspection',
  summary: 'Returns whether a cell is one of the 12 pentagons of its resolution.',
  use: 'Use it before an algorithm that relies on six neighbors. To list all pentagons, use [`getPentagons`](/api/misc.mdx#getpentagons).',
  parameters: [
    {
      name: 'h',
      type: 'index',
      description: 'The cell.',
    },
  ],
  returns: '1 or 0 in C, and a Boolean in the other languages.',
  errors: [
    {
      code: 'E_INDEX_INVALID',
      when: 'The index is not a valid cell, directed edge, or vertex. Only the `h3` command checks this.',
    },
  ],
  pentagons:
    'Each resolution has 12 pentagons, one at each corner of the icosahedron. A pentagon has five neighbors and six children: a smaller pentagon and five hexagons. Its area is about half that of an average hexagon.',
  notes: [
    'The function tests only whether the base cell is a pentagon and every digit is 0. It also returns true for the directed edges and vertexes of a pentagon, because it [does not check the index](/api/inspection.mdx#unchecked-indexes).',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3IsPentagon',
      summary: 'Returns whether a cell is one of the 12 pentagons of its resolution.',
      parameters: [
        {
          name: 'h',
          type: 'index',
          description: 'The cell.',
        },
      ],
      returns: '1 or 0 in C, and a Boolean in the other languages. The index is not checked.',
      limits:
        'No cell has a base cell number above 121. For such an index, C reads beyond the end of a table, and the result is arbitrary.',
      differs: 'For an index with a base cell number above 121, 4.x returns false.',
    },
  ],
  related: ['getPentagons', 'isValidCell', 'gridDisk'],
  searchWords: ['twelve', 'five sides', 'distortion'],
};
