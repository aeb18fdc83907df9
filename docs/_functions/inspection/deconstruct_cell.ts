import type {FunctionEntry} from '@h3-docs/catalogue';

export const deconstructCell: FunctionEntry = {
  name: 'deconstruct_cell',
  group: 'inspection',
  summary: 'Returns the base cell number and the digits of a cell.',
  use: 'Only Python has this function. It is the inverse of [`construct_cell`](/api/inspection.mdx#constructcell). In the other languages, call [`getBaseCellNumber`](/api/inspection.mdx#getbasecellnumber), and then [`getIndexDigit`](/api/inspection.mdx#getindexdigit) for each resolution from 1 to the resolution of the cell.',
  parameters: [
    {
      name: 'h',
      type: 'cell',
      description: 'The cell.',
    },
  ],
  returns:
    'A list of the base cell number and one digit for each resolution from 1 to the resolution of the cell. If `parts` is this list, `construct_cell(*parts)` returns the same cell.',
  errors: [
    {
      code: 'E_CELL_INVALID',
      when: '`h` is not a valid cell.',
    },
  ],
  since: '4.4.0',
  related: ['constructCell', 'getBaseCellNumber', 'getIndexDigit'],
  asks: `
    decompose | parts | take an index apart in python | list of digits | unpack components | anatomy of one id
    split into base cell and digits
  `,
};
