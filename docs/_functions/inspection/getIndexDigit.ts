import type {FunctionEntry} from '@h3-docs/catalogue';

export const getIndexDigit: FunctionEntry = {
  name: 'getIndexDigit',
  group: 'inspection',
  summary: 'Returns the digit of an index at a given resolution.',
  use: 'Use it to read the parts of an index, for example to sort or partition data by its first digits. In Python, [`deconstruct_cell`](/api/inspection.mdx#deconstruct_cell) returns all digits at once. [`constructCell`](/api/inspection.mdx#constructcell) creates a cell from digits.',
  parameters: [
    {
      name: 'h',
      type: 'index',
      description: 'A cell, directed edge, or vertex.',
    },
    {
      name: 'res',
      type: 'resolution',
      description: 'The resolution of the digit. Resolution 0 has no digit, only a base cell number.',
      range: '1 to 15',
    },
    {
      name: 'out',
      type: 'digit',
      description: 'The digit.',
      out: true,
    },
  ],
  returns:
    'The digit: 0 for the center child, and 1 to 6 for the children around it. If you ask for a resolution finer than that of the index, the digit is unused, and the function returns 7.',
  errors: [
    {
      code: 'E_RES_DOMAIN',
      when: 'The resolution is below 1 or above 15. Java throws `IllegalArgumentException` instead.',
    },
    {
      code: 'E_INDEX_INVALID',
      when: 'The index is not a valid cell, directed edge, or vertex. Only h3-py and the `h3` command check this.',
      by: ['python', 'shell'],
    },
  ],
  pentagons:
    'A pentagon [has no child with the digit 1](/core-library/h3Indexing.mdx#pentagons-have-no-digit-1), so no valid index leads to such a child.',
  notes: [
    'For an invalid index, [most languages return the value of the digit’s bits](/api/inspection.mdx#unchecked-indexes).',
  ],
  since: '4.4.0',
  related: ['constructCell', 'getBaseCellNumber', 'deconstruct_cell', 'cellToChildPos'],
  asks: `
    digit of an index | child digit | aperture 7 | direction | three bits of a level | sort by leading digits
    path digit | nth digit
  `,
};
