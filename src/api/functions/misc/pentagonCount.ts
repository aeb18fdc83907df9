import type {ApiFunction} from '../../types';

export const pentagonCount: ApiFunction = {
  name: 'pentagonCount',
  group: 'misc',
  summary: 'Gives the number of pentagons of a resolution: 12.',
  use: 'In C, to allocate for [`getPentagons`](/docs/api/misc#getpentagons).',
  signatures: {
    c: ['int pentagonCount(void)'],
    shell: ['h3 pentagonCount'],
  },
  instead: {
    java: 'It is 12 at every resolution.',
    javascript: 'It is 12 at every resolution.',
    python: 'It is 12 at every resolution.',
    duckdb: 'It is 12 at every resolution.',
    go: 'Use the constant `h3.NumPentagons`.',
  },
  parameters: [],
  returns: 'Always 12.',
  errors: [],
  since: '4.0.0',
  v3: [
    {
      name: 'pentagonIndexCount',
      signatures: {
        c: ['int pentagonIndexCount()'],
      },
      summary: 'Gives the number of pentagons of a resolution: 12.',
      parameters: [],
      returns: 'Always 12.',
    },
  ],
  related: ['getPentagons', 'res0CellCount'],
};
