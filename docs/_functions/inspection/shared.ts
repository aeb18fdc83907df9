import type {FunctionEntry, Parameter} from '@h3-docs/catalogue';

/** What only the command checks before it reads the bits of an index. */
export const errorsOfBits: FunctionEntry['errors'] = [
  {
    code: 'E_INDEX_INVALID',
    when: 'The index is not a valid cell, directed edge, or vertex. Only the `h3` command checks this.',
    by: ['shell'],
  },
];

/** What only some languages check before they read the bits of an index. */
export const errorsOfReading: FunctionEntry['errors'] = [
  {code: 'E_CELL_INVALID', when: 'The index is not a valid cell. Only h3-py reports this error.', by: ['python']},
  ...errorsOfBits,
];

/** What functions take that test whether a value is an index. */
export const anyValue: FunctionEntry['parameters'] = [
  {
    name: 'h',
    type: 'index',
    description: 'Any 64-bit value. JavaScript and Python accept any text.',
  },
];

/** The cell whose faces a function finds. */
export const cell: Parameter = {
  name: 'h3',
  type: 'cell',
  description: 'The cell.',
};
