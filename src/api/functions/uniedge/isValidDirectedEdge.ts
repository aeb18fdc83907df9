import type {ApiFunction} from '../../types';

export const isValidDirectedEdge: ApiFunction = {
  name: 'isValidDirectedEdge',
  group: 'uniedge',
  summary: 'Tells whether an index is a valid directed edge.',
  use: 'Before other functions of this page on data from outside: they look at little. To accept any kind of index, `isValidIndex`.',
  signatures: {
    c: ['int isValidDirectedEdge(H3Index edge)'],
    java: ['boolean isValidDirectedEdge(long h3)', 'boolean isValidDirectedEdge(String h3)'],
    javascript: ['isValidDirectedEdge(edgeIndex: H3IndexInput): boolean'],
    python: ['is_valid_directed_edge(edge)'],
    go: ['func (e DirectedEdge) IsValid() bool'],
    duckdb: ['h3_is_valid_directed_edge(edge)'],
    shell: ['h3 isValidDirectedEdge --cell <index> [--format <FMT>]'],
  },
  parameters: [{name: 'edge', type: 'directed edge', description: 'Any 64-bit number, or its string in the bindings.'}],
  returns:
    '1 (`true`) if it is in edge mode, its direction is 1 to 6 (2 to 6 on a pentagon), and its origin is a valid cell; otherwise 0 (`false`).',
  errors: [],
  pentagons: 'Direction 1 on a pentagon is not valid: there is no neighbor.',
  notes: [
    'A cell, a vertex, a string that is no number: all are just `false`, never an error. The `h3` command is the exception: it wants an index it can parse.',
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
      summary: 'Tells whether an index is a valid directed edge.',
      parameters: [
        {name: 'edge', type: 'directed edge', description: 'Any 64-bit number, or its string in the bindings.'},
      ],
      returns: '1 (`true`) or 0 (`false`), never a failure.',
      limits: 'Direction 1 on a pentagon is not valid.',
    },
  ],
  related: ['isValidVertex', 'isValidIndex', 'isValidCell'],
  searchWords: ['check', 'validate'],
};
