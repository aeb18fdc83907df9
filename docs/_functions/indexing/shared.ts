import type {FunctionEntry, Parameter} from '@h3-docs/catalogue';

/** The only check of functions that read a cell. */
export const errorOfBaseCell: FunctionEntry['errors'] = [
  {
    code: 'E_CELL_INVALID',
    when: 'The base cell number in the index is above 121. H3 does not detect [other invalid indexes](/library/errors.mdx#invalid-input), but h3-py raises this error for every invalid cell.',
  },
];

/** The cell that a function converts. */
export const cell: Parameter = {
  name: 'h3',
  type: 'cell',
  description: 'The cell.',
};
