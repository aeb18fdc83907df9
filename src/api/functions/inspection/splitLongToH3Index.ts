import type {ApiFunction} from '../../types';

export const splitLongToH3Index: ApiFunction = {
  name: 'splitLongToH3Index',
  group: 'inspection',
  summary: 'Joins two 32-bit numbers into an index.',
  use: 'The way back from [`h3IndexToSplitLong`](/docs/api/inspection#h3indextosplitlong), in JavaScript.',
  signatures: {
    javascript: ['splitLongToH3Index(lower: number, upper: number): H3Index'],
  },
  instead: {
    c: 'Not needed: an index is one 64-bit integer. See [`h3ToString`](/docs/api/inspection#h3tostring).',
    java: 'Not needed: an index is one 64-bit integer. See [`h3ToString`](/docs/api/inspection#h3tostring).',
    python: 'Not needed: an index is one 64-bit integer. See [`h3ToString`](/docs/api/inspection#h3tostring).',
    go: 'Not needed: an index is one 64-bit integer. See [`h3ToString`](/docs/api/inspection#h3tostring).',
    duckdb: 'Not needed: an index is one 64-bit integer. See [`h3ToString`](/docs/api/inspection#h3tostring).',
  },
  parameters: [
    {
      name: 'lower',
      type: 'number',
      description: 'The lower 32 bits, signed or unsigned.',
    },
    {
      name: 'upper',
      type: 'number',
      description: 'The upper 32 bits, signed or unsigned.',
    },
  ],
  returns: 'The index as a string. It is not checked.',
  errors: [],
  since: '4.0.0',
  v3: [
    {
      name: 'splitLongToh3Index',
      signatures: {
        javascript: ['splitLongToh3Index(lower: number, upper: number): H3Index'],
      },
      summary: 'Joins two 32-bit numbers into an index.',
      parameters: [
        {
          name: 'lower',
          type: 'number',
          description: 'The lower 32 bits, signed or unsigned.',
        },
        {
          name: 'upper',
          type: 'number',
          description: 'The upper 32 bits, signed or unsigned.',
        },
      ],
      returns: 'The index as a string. It is not checked.',
      differs: 'The name: 4.x writes `H3` in capitals.',
    },
  ],
  related: ['h3IndexToSplitLong', 'h3ToString'],
  searchWords: ['32-bit', 'typed array', 'WebGL'],
};
