import type {FunctionEntry} from '@h3-docs/catalogue';

export const res0CellCount: FunctionEntry = {
  name: 'res0CellCount',
  group: 'misc',
  summary: 'Returns the number of cells of resolution 0, which is always 122.',
  use: 'Use it in C to allocate the array for [`getRes0Cells`](/api/misc.mdx#getres0cells).',
  parameters: [],
  returns: 'The number 122.',
  errors: [],
  since: '4.0.0',
  v3: [
    {
      name: 'res0IndexCount',
      summary: 'Returns the number of cells of resolution 0, which is always 122.',
      parameters: [],
      returns: 'The number 122.',
    },
  ],
  related: ['getRes0Cells', 'pentagonCount'],
  asks: `
    base cells | 122 | malloc for base cells | length of the base cell array | how many top cells | coarsest count
  `,
};
