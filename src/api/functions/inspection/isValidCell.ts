import type {ApiFunction} from '../../types';

export const isValidCell: ApiFunction = {
  name: 'isValidCell',
  group: 'inspection',
  summary: 'Tells whether an index is a valid cell.',
  use: 'On everything that comes from outside: most functions do not look, and compute something from any 64 bits. For edges and vertexes use [`isValidDirectedEdge`](/docs/api/uniedge#isvaliddirectededge) and [`isValidVertex`](/docs/api/vertex#isvalidvertex), for any of the three [`isValidIndex`](/docs/api/inspection#isvalidindex).',
  signatures: {
    c: ['int isValidCell(H3Index h)'],
    java: ['boolean isValidCell(long h3)', 'boolean isValidCell(String h3Address)'],
    javascript: ['isValidCell(h3Index: H3IndexInput): boolean'],
    python: ['is_valid_cell(h)'],
    go: ['func (c Cell) IsValid() bool'],
    duckdb: ['h3_is_valid_cell(cell)'],
    shell: ['h3 isValidCell -c <index> [-f json|numeric]'],
  },
  parameters: [
    {
      name: 'h',
      type: 'index',
      description: 'Any 64 bits, or any text in JavaScript and Python.',
    },
  ],
  returns: 'Whether it is a valid cell: 1 or 0 in C, a boolean elsewhere.',
  errors: [],
  pentagons: 'An index in the child that a pentagon does not have is not valid, though its digits look right.',
  notes: [
    'It looks at the mode and reserved bits, the base cell number (0 to 121), a digit from 0 to 6 for each level down to the resolution, and 7 for the rest.',
    'JavaScript and Python answer false for text that is not hexadecimal, and for values of other types. Java throws `NumberFormatException` for such text, and the command does not accept it.',
    'JavaScript takes no `0x` in front, Python does.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3IsValid',
      signatures: {
        c: ['int h3IsValid(H3Index h)'],
        java: ['boolean h3IsValid(long h3)', 'boolean h3IsValid(String h3Address)'],
        javascript: ['h3IsValid(h3Index: H3IndexInput): boolean'],
        python: ['h3_is_valid(self, h)'],
      },
      summary: 'Tells whether an index is a valid cell.',
      parameters: [
        {
          name: 'h',
          type: 'index',
          description: 'Any 64 bits, or any text in JavaScript and Python.',
        },
      ],
      returns: 'Whether it is a valid cell: 1 or 0 in C, a boolean elsewhere. A unidirectional edge is not one.',
    },
  ],
  related: ['isValidIndex', 'isValidDirectedEdge', 'isValidVertex', 'isPentagon'],
  searchWords: ['validate', 'check', 'verify'],
};
