import type {ApiFunction} from '../../types';

export const h3IndexToSplitLong: ApiFunction = {
  name: 'h3IndexToSplitLong',
  group: 'inspection',
  summary: 'Splits an index into two 32-bit numbers.',
  use: 'In JavaScript, to store indexes in an `Int32Array` or `Uint32Array`, or to hand them to WebGL or WebAssembly. Every function of h3-js accepts the pair in place of the string.',
  signatures: {
    javascript: ['h3IndexToSplitLong(h3Index: H3IndexInput): SplitLong'],
  },
  instead: {
    c: 'Not needed: an index is one 64-bit integer. See [`stringToH3`](/docs/api/inspection#stringtoh3).',
    java: 'Not needed: an index is one 64-bit integer. See [`stringToH3`](/docs/api/inspection#stringtoh3).',
    python: 'Not needed: an index is one 64-bit integer. See [`stringToH3`](/docs/api/inspection#stringtoh3).',
    go: 'Not needed: an index is one 64-bit integer. See [`stringToH3`](/docs/api/inspection#stringtoh3).',
    duckdb: 'Not needed: an index is one 64-bit integer. See [`stringToH3`](/docs/api/inspection#stringtoh3).',
  },
  parameters: [
    {
      name: 'h3Index',
      type: 'index',
      description: 'The index as a string. A pair is given back as it is.',
    },
  ],
  returns: '`[lower, upper]`: the lower 32 bits first. `[0, 0]` for anything that is not a hexadecimal string.',
  errors: [],
  notes: ['It does not check that the index is valid.'],
  since: '3.7.2',
  v3: [
    {
      name: 'h3IndexToSplitLong',
      signatures: {
        javascript: ['h3IndexToSplitLong(h3Index: H3IndexInput): number[]'],
      },
      summary: 'Splits an index into two 32-bit numbers.',
      parameters: [
        {
          name: 'h3Index',
          type: 'index',
          description: 'The index as a string. A pair is given back as it is.',
        },
      ],
      returns: '`[lower, upper]`: the lower 32 bits first. `[0, 0]` for anything that is not a hexadecimal string.',
    },
  ],
  related: ['splitLongToH3Index', 'stringToH3'],
  searchWords: ['32-bit', 'typed array', 'WebGL', 'int32'],
};
