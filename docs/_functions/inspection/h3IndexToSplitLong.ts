import type {FunctionEntry} from '@h3-docs/catalogue';

const parameters: FunctionEntry['parameters'] = [
  {
    name: 'h3Index',
    type: 'index',
    description: 'The index as a string. If you pass a pair `[lower, upper]`, the function returns it unchanged.',
  },
];

export const h3IndexToSplitLong: FunctionEntry = {
  name: 'h3IndexToSplitLong',
  group: 'inspection',
  summary: 'Splits an index into two 32-bit numbers.',
  use: 'Only JavaScript needs this function, because h3-js represents indexes as strings and does not accept `BigInt`. Use it to store indexes in an `Int32Array` or `Uint32Array`, or to pass them to WebGL or WebAssembly. Every function of h3-js accepts such a pair instead of a string.',
  parameters,
  returns:
    '`[lower, upper]`, with the lower 32 bits first. If the argument is not a pair or a hexadecimal string, the function returns `[0, 0]`.',
  errors: [],
  notes: ['The function does not check whether the index is valid.'],
  since: '3.7.2',
  v3: [
    {
      name: 'h3IndexToSplitLong',
      summary: 'Splits an index into two 32-bit numbers.',
      parameters,
      returns:
        '`[lower, upper]`, with the lower 32 bits first. If the argument is not a pair or a hexadecimal string, the function returns `[0, 0]`.',
    },
  ],
  related: ['splitLongToH3Index', 'stringToH3'],
  asks: `
    32-bit | typed array | WebGL | int32 | Uint32Array | high and low halves | two integers per index
    WebAssembly memory
  `,
};
