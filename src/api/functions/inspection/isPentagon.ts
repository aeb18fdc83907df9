import type {ApiFunction} from '../../types';

export const isPentagon: ApiFunction = {
  name: 'isPentagon',
  group: 'inspection',
  summary: 'Tells whether a cell is one of the twelve pentagons of its resolution.',
  use: 'Before an algorithm that counts on six neighbors. To list all pentagons use [`getPentagons`](/docs/api/misc#getpentagons).',
  signatures: {
    c: ['int isPentagon(H3Index h)'],
    java: ['boolean isPentagon(long h3)', 'boolean isPentagon(String h3Address)'],
    javascript: ['isPentagon(h3Index: H3IndexInput): boolean'],
    python: ['is_pentagon(h)'],
    go: ['func (c Cell) IsPentagon() bool'],
    duckdb: ['h3_is_pentagon(cell)'],
    shell: ['h3 isPentagon -c <index> [-f json|numeric]'],
  },
  parameters: [
    {
      name: 'h',
      type: 'index',
      description: 'The cell.',
    },
  ],
  returns: 'Whether it is a pentagon: 1 or 0 in C, a boolean elsewhere.',
  errors: [
    {
      code: 'E_INDEX_INVALID',
      when: 'The index is not a valid cell, directed edge, or vertex. Only the `h3` command checks this.',
    },
  ],
  pentagons:
    'Every resolution has twelve. Each lies on a vertex of the icosahedron, has five neighbors, six children (five and a smaller pentagon), and about half the area of an average hexagon.',
  notes: [
    'The index is not checked: true means that the base cell is a pentagon and every digit is 0. So the directed edges and vertexes of a pentagon give true as well.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3IsPentagon',
      signatures: {
        c: ['int h3IsPentagon(H3Index h)'],
        java: ['boolean h3IsPentagon(long h3)', 'boolean h3IsPentagon(String h3Address)'],
        javascript: ['h3IsPentagon(h3Index: H3IndexInput): boolean'],
        python: ['h3_is_pentagon(self, h)'],
      },
      summary: 'Tells whether a cell is one of the twelve pentagons of its resolution.',
      parameters: [
        {
          name: 'h',
          type: 'index',
          description: 'The cell.',
        },
      ],
      returns: 'Whether it is a pentagon: 1 or 0 in C, a boolean elsewhere. The index is not checked.',
      limits:
        'For a base cell number above 121, which no cell has, the answer is whatever stands behind the table in memory.',
      differs: 'An index with such a base cell is no pentagon.',
    },
  ],
  related: ['getPentagons', 'isValidCell', 'gridDisk'],
  searchWords: ['twelve', 'five sides', 'distortion'],
};
