import type {ApiFunction} from '@site/src/api/types';

export const isValidDirectedEdge: ApiFunction = {
  name: 'isValidDirectedEdge',
  group: 'uniedge',
  summary: 'Tells whether an index is a valid directed edge.',
  use: 'Use it before you pass edges from other sources to the functions on this page, because most of them check only the mode. To accept any kind of index, use [`isValidIndex`](/api/inspection.mdx#isvalidindex).',
  signatures: {
    c: ['int isValidDirectedEdge(H3Index edge)'],
    java: ['boolean isValidDirectedEdge(long h3)', 'boolean isValidDirectedEdge(String h3)'],
    javascript: ['isValidDirectedEdge(edgeIndex: H3IndexInput): boolean'],
    python: ['is_valid_directed_edge(edge)'],
    go: ['func (e DirectedEdge) IsValid() bool'],
    duckdb: ['h3_is_valid_directed_edge(edge)'],
    shell: ['h3 isValidDirectedEdge --cell <index> [--format <FMT>]'],
  },
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'Any 64-bit number, or its hexadecimal string in the bindings.'},
  ],
  returns:
    '1 (`true`) if the index is in edge mode, its direction is from 1 to 6, and its origin is a valid cell; otherwise 0 (`false`).',
  errors: [],
  pentagons:
    'An edge with direction 1 whose origin is a pentagon is not valid, because the pentagon has no neighbor in this direction.',
  notes: [
    'The function returns `false` for a cell and for a vertex. It also returns `false` for a string that is not hexadecimal. For such a string, Java throws `NumberFormatException` instead, and the `h3` command prints its help.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3UnidirectionalEdgeIsValid',
      signatures: {
        c: ['int h3UnidirectionalEdgeIsValid(H3Index edge)'],
        java: ['boolean h3UnidirectionalEdgeIsValid(long h3)', 'boolean h3UnidirectionalEdgeIsValid(String h3)'],
        javascript: ['h3UnidirectionalEdgeIsValid(edgeIndex: H3IndexInput): boolean'],
        python: ['h3_unidirectional_edge_is_valid(self, edge)'],
      },
      summary: 'Tells whether an index is a valid unidirectional edge.',
      parameters: [
        {
          name: 'edge',
          type: 'unidirectional edge',
          description: 'Any 64-bit number, or its hexadecimal string in the bindings.',
        },
      ],
      returns:
        '1 (`true`) if the index is a valid unidirectional edge, otherwise 0 (`false`). An edge with direction 1 whose origin is a pentagon is not valid.',
    },
  ],
  related: ['isValidVertex', 'isValidIndex', 'isValidCell'],
  searchWords: ['check', 'validate'],
};
