import type {ApiFunction} from '@site/src/api/types';

export const pentagonCount: ApiFunction = {
  name: 'pentagonCount',
  group: 'misc',
  summary: 'Returns the number of pentagons of a resolution, which is always 12.',
  use: 'Use it in C to allocate the array for [`getPentagons`](/api/misc.mdx#getpentagons).',
  signatures: {
    c: ['int pentagonCount(void)'],
    shell: ['h3 pentagonCount'],
  },
  instead: {
    java: 'The number is 12 at every resolution.',
    javascript: 'The number is 12 at every resolution.',
    python: 'The number is 12 at every resolution.',
    duckdb: 'The number is 12 at every resolution.',
    go: 'Use the constant `h3.NumPentagons`.',
  },
  parameters: [],
  returns: 'The number 12.',
  errors: [],
  since: '4.0.0',
  v3: [
    {
      name: 'pentagonIndexCount',
      signatures: {
        c: ['int pentagonIndexCount()'],
      },
      summary: 'Returns the number of pentagons of a resolution, which is always 12.',
      parameters: [],
      returns: 'The number 12.',
    },
  ],
  related: ['getPentagons', 'res0CellCount'],
};
