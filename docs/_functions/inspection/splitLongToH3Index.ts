import type {FunctionEntry} from '@h3-docs/catalogue';

const parameters: FunctionEntry['parameters'] = [
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
];

export const splitLongToH3Index: FunctionEntry = {
  name: 'splitLongToH3Index',
  group: 'inspection',
  summary: 'Combines two 32-bit numbers into an index.',
  use: 'Only JavaScript needs this function. It is the inverse of [`h3IndexToSplitLong`](/api/inspection.mdx#h3indextosplitlong).',
  parameters,
  returns: 'The index as a string. The function does not check whether it is valid.',
  errors: [],
  since: '4.0.0',
  v3: [
    {
      name: 'splitLongToh3Index',
      summary: 'Combines two 32-bit numbers into an index.',
      parameters,
      returns: 'The index as a string. The function does not check whether it is valid.',
      differs: 'In H3 4.x, the name of the function has a capital `H`: `splitLongToH3Index`.',
    },
  ],
  related: ['h3IndexToSplitLong', 'h3ToString'],
  asks: `
    32-bit | typed array | WebGL | join two halves | hex string from hi and lo | merge two ints
    index from Uint32Array
  `,
};
