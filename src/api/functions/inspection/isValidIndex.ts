import type {ApiFunction} from '../../types';

export const isValidIndex: ApiFunction = {
  name: 'isValidIndex',
  group: 'inspection',
  summary: 'Tells whether an index is a valid cell, directed edge or vertex.',
  use: 'When you accept indexes of any kind. Where only one kind will do, ask for it: [`isValidCell`](/docs/api/inspection#isvalidcell), [`isValidDirectedEdge`](/docs/api/uniedge#isvaliddirectededge), [`isValidVertex`](/docs/api/vertex#isvalidvertex).',
  signatures: {
    c: ['int isValidIndex(H3Index h)'],
    java: ['boolean isValidIndex(long h3)', 'boolean isValidIndex(String h3Address)'],
    javascript: ['isValidIndex(h3Index: H3IndexInput): boolean'],
    python: ['is_valid_index(h)'],
    go: ['func IsValidIndex[T Index](index T) bool'],
    duckdb: ['h3_is_valid_index(index)'],
  },
  instead: {
    shell: 'Ask for each kind: `isValidCell`, `isValidDirectedEdge`, `isValidVertex`.',
  },
  parameters: [
    {
      name: 'h',
      type: 'index',
      description: 'Any 64 bits, or any text in JavaScript and Python.',
    },
  ],
  returns: 'Whether it is valid: 1 or 0 in C, a boolean elsewhere.',
  errors: [],
  notes: ['Text that is not hexadecimal is handled as by [`isValidCell`](/docs/api/inspection#isvalidcell).'],
  since: '4.4.0',
  related: ['isValidCell', 'isValidDirectedEdge', 'isValidVertex'],
  searchWords: ['validate', 'check', 'any mode'],
};
