import type {FunctionEntry} from '@h3-docs/catalogue';

export const constructCell: FunctionEntry = {
  name: 'constructCell',
  group: 'inspection',
  summary: 'Creates a cell from its base cell number and digits.',
  use: 'Use it to create a cell from parts that you stored or computed. The function returns only valid cells. To create a cell from a point, use [`latLngToCell`](/api/indexing.mdx#latlngtocell). To create a cell from its position among the descendants of another cell, use [`childPosToCell`](/api/hierarchy.mdx#childpostocell).',
  parameters: [
    {
      name: 'res',
      type: 'resolution',
      description:
        'The resolution of the cell. In C, it is the first argument. In the other languages, it is the last argument, and you can omit it, because it equals the number of digits. TypeScript still requires it, because the types of h3-js 4.5.0 do not mark it as optional.',
      range: '0 to 15',
    },
    {
      name: 'baseCellNumber',
      type: 'base cell number',
      description: 'The number of the cell’s ancestor at resolution 0.',
      range: '0 to 121',
    },
    {
      name: 'digits',
      type: 'digits',
      description:
        'One digit for each resolution from 1 to `res`. C accepts `NULL` if `res` is 0. Python accepts each digit as a separate argument.',
      range: '0 to 6 each',
    },
    {
      name: 'out',
      type: 'cell',
      description: 'The cell.',
      out: true,
    },
  ],
  returns: 'The cell.',
  errors: [
    {
      code: 'E_RES_DOMAIN',
      when: 'The resolution is below 0 or above 15.',
    },
    {
      code: 'E_BASE_CELL_DOMAIN',
      when: 'The number of the base cell is below 0 or above 121.',
    },
    {
      code: 'E_DIGIT_DOMAIN',
      when: 'A digit is below 0 or above 6. JavaScript and the `h3` command also report this error if the number of digits is not equal to `res` or is above 15.',
    },
    {
      code: 'E_DELETED_DIGIT',
      when: 'The base cell is a pentagon, and the first nonzero digit is 1. An example is 0, 0, 1. A pentagon has no child with digit 1.',
    },
  ],
  pentagons:
    'A pentagon [has no child with the digit 1](/core-library/h3Indexing.mdx#pentagons-have-no-digit-1). If the base cell is a pentagon and all digits are 0, the result is a pentagon.',
  notes: [
    'If the number of digits differs from `res`, Java throws `IllegalArgumentException` and Python raises `ValueError`.',
  ],
  since: '4.4.0',
  related: ['getBaseCellNumber', 'getIndexDigit', 'deconstruct_cell', 'isValidCell', 'childPosToCell'],
  asks: `
    build an index from its digits | compose | build index | from digits | assemble parts | index by hand
    digits array | inverse of deconstruct | bit packing
  `,
};
