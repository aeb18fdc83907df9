import type {ApiFunction} from '../../types';

export const isValidVertex: ApiFunction = {
  name: 'isValidVertex',
  group: 'vertex',
  summary: 'Tells whether an index is a valid vertex.',
  use: 'Before `vertexToLatLng` on data from outside. To accept any kind of index, `isValidIndex`.',
  signatures: {
    c: ['int isValidVertex(H3Index vertex)'],
    java: ['boolean isValidVertex(long h3)', 'boolean isValidVertex(String h3Address)'],
    javascript: ['isValidVertex(h3Index: H3IndexInput): boolean'],
    python: ['is_valid_vertex(v)'],
    go: ['func IsValidVertex(v Vertex) bool', 'func (v Vertex) IsValid() bool'],
    duckdb: ['h3_is_valid_vertex(vertex)'],
    shell: ['h3 isValidVertex --cell <index> [--format <FMT>]'],
  },
  parameters: [{name: 'vertex', type: 'vertex', description: 'Any 64-bit number, or its string in the bindings.'}],
  returns:
    '1 (`true`) if it is in vertex mode, its cell is valid, and it is the one index that this corner has; otherwise 0 (`false`).',
  errors: [],
  pentagons: 'Number 5 on a pentagon is not valid.',
  notes: [
    'The corner written from another of its three cells is not valid: each corner has one index only, so that equal corners are equal numbers.',
    'A cell, an edge, a string that is no number: all are just `false`, never an error. The `h3` command is the exception: it wants an index it can parse.',
  ],
  since: '4.0.0',
  related: ['cellToVertex', 'isValidDirectedEdge', 'isValidIndex', 'isValidCell'],
  searchWords: ['check', 'validate', 'canonical'],
};
