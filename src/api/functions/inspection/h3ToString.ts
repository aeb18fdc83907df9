import type {ApiFunction} from '../../types';

export const h3ToString: ApiFunction = {
  name: 'h3ToString',
  group: 'inspection',
  summary: 'Writes an index as hexadecimal text.',
  use: 'To print, log or exchange indexes. Inside a program and in a database the 64-bit integer is smaller and faster.',
  signatures: {
    c: ['H3Error h3ToString(H3Index h, char *str, size_t sz)'],
    java: ['String h3ToString(long h3)'],
    python: ['int_to_str(x)'],
    go: [
      'func IndexToString(i uint64) string',
      'func CellToString(c Cell) string',
      'func (c Cell) String() string',
      'func (c Cell) MarshalText() ([]byte, error)',
      'func (e DirectedEdge) String() string',
      'func (e DirectedEdge) MarshalText() ([]byte, error)',
      'func (v Vertex) String() string',
      'func (v Vertex) MarshalText() ([]byte, error)',
    ],
    duckdb: ['h3_h3_to_string(cell)'],
    shell: ['h3 intToString -c <cell>'],
  },
  instead: {
    javascript: 'Strings are what h3-js works with. From a `BigInt` write `index.toString(16)`.',
  },
  parameters: [
    {
      name: 'h',
      type: 'index',
      description: 'The index.',
    },
    {
      name: 'str',
      type: 'text',
      description: 'Where the text goes.',
      out: true,
    },
    {
      name: 'sz',
      type: 'size',
      description: 'The size of `str` in bytes.',
      range: '≥ 17',
    },
  ],
  returns:
    'Lower-case hexadecimal without `0x` and without leading zeros: 15 characters for a cell, 16 for a directed edge or a vertex.',
  errors: [
    {
      code: 'E_MEMORY_BOUNDS',
      when: '`sz` is below 17. Nothing is written.',
    },
  ],
  memory: '17 bytes: 16 digits and the terminating zero.',
  notes: ['Any integer is written, valid or not.'],
  since: '3.0.0',
  v3: [
    {
      name: 'h3ToString',
      signatures: {
        c: ['void h3ToString(H3Index h, char *str, size_t sz)'],
        java: ['String h3ToString(long h3)'],
        python: ['h3_to_string(x)'],
      },
      summary: 'Writes an index as hexadecimal text.',
      parameters: [
        {
          name: 'h',
          type: 'index',
          description: 'The index.',
        },
        {
          name: 'str',
          type: 'text',
          description: 'Where the text goes.',
          out: true,
        },
        {
          name: 'sz',
          type: 'size',
          description: 'The size of `str` in bytes.',
          range: '≥ 17',
        },
      ],
      returns:
        'Lower-case hexadecimal without `0x`. In C, a buffer of fewer than 17 bytes is left as it was, and nothing says so.',
      differs: 'In 4.x C returns `E_MEMORY_BOUNDS` when the buffer is too small.',
    },
  ],
  related: ['stringToH3', 'splitLongToH3Index'],
  searchWords: ['format', 'hex', 'print', 'uint64'],
};
