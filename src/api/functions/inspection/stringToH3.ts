import type {ApiFunction} from '../../types';

export const stringToH3: ApiFunction = {
  name: 'stringToH3',
  group: 'inspection',
  summary: 'Reads an index from its hexadecimal text.',
  use: 'At the edges of a program that works with 64-bit integers: reading files, requests, columns of text. The result is not checked; follow with [`isValidCell`](/docs/api/inspection#isvalidcell).',
  signatures: {
    c: ['H3Error stringToH3(const char *str, H3Index *out)'],
    java: ['long stringToH3(String h3Address)'],
    python: ['str_to_int(h)'],
    go: [
      'func IndexFromString(s string) uint64',
      'func CellFromString(s string) Cell',
      'func VertexFromString(s string) Vertex',
      'func DirectedEdgeFromString(s string) DirectedEdge',
      'func (c *Cell) UnmarshalText(text []byte) error',
      'func (v *Vertex) UnmarshalText(text []byte) error',
      'func (e *DirectedEdge) UnmarshalText(text []byte) error',
    ],
    duckdb: ['h3_string_to_h3(text)'],
    shell: ['h3 stringToInt -c <cell>'],
  },
  instead: {
    javascript: "Strings are what h3-js works with. For a 64-bit integer write `BigInt('0x' + cell)`.",
  },
  parameters: [
    {
      name: 'str',
      type: 'text',
      description: 'The index in hexadecimal, upper or lower case.',
    },
    {
      name: 'out',
      type: 'index',
      description: 'The index.',
      out: true,
    },
  ],
  returns:
    'The index as an integer. JavaScript numbers cannot hold it; signed types (Java’s `long`, Go’s `Cell`) can, since the first bit of an index is 0.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The text does not begin with a hexadecimal number.',
    },
  ],
  notes: [
    'C reads with `sscanf`: it skips spaces, accepts `0x`, and stops without complaint at the first character that is no hexadecimal digit. `8928308280fffffzz` is read as `8928308280fffff`.',
    'Python raises `ValueError` and Java `NumberFormatException` for text that is not hexadecimal to its end; Java also for `0x`. DuckDB gives `NULL` where C gives `E_FAILED`.',
    'Go never fails here: text that it cannot read becomes 0, and only `UnmarshalText` reports an index that is not valid.',
  ],
  since: '3.0.0',
  v3: [
    {
      name: 'stringToH3',
      signatures: {
        c: ['H3Index stringToH3(const char *str)'],
        java: ['long stringToH3(String h3Address)'],
        python: ['string_to_h3(h)'],
      },
      summary: 'Reads an index from its hexadecimal text.',
      parameters: [
        {
          name: 'str',
          type: 'text',
          description: 'The index in hexadecimal.',
        },
      ],
      returns:
        'The index as an integer. In C, 0 when the text does not begin with a hexadecimal number; Python raises `ValueError`, Java `NumberFormatException`.',
      differs: 'In 4.x C returns an error code, and the index through a pointer.',
    },
  ],
  related: ['h3ToString', 'isValidIndex', 'h3IndexToSplitLong'],
  searchWords: ['parse', 'hex', 'integer', 'uint64', 'bigint'],
};
