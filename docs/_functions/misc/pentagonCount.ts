import type {FunctionEntry} from '@h3-docs/catalogue';

export const pentagonCount: FunctionEntry = {
  name: 'pentagonCount',
  group: 'misc',
  summary: 'Returns the number of pentagons of a resolution, which is always 12.',
  use: 'Use it in C to allocate the array for [`getPentagons`](/api/misc.mdx#getpentagons).',
  parameters: [],
  returns: 'The number 12.',
  errors: [],
  since: '4.0.0',
  v3: [
    {
      name: 'pentagonIndexCount',
      summary: 'Returns the number of pentagons of a resolution, which is always 12.',
      parameters: [],
      returns: 'The number 12.',
    },
  ],
  related: ['getPentagons', 'res0CellCount'],
  asks: `
    12 | malloc for pentagons | length of the pentagon array | pentagons per level | constant twelve | five-sided count
  `,
};
