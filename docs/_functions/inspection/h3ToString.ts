import type {FunctionEntry, Parameter} from '@h3-docs/catalogue';

const buffer: Parameter = {
  name: 'str',
  type: 'text',
  description: 'The buffer for the text.',
  out: true,
};

const bufferSize: Parameter = {
  name: 'sz',
  type: 'size',
  description: 'The size of `str` in bytes.',
  range: '≥ 17',
};

export const h3ToString: FunctionEntry = {
  name: 'h3ToString',
  group: 'inspection',
  summary: 'Converts an index to hexadecimal text.',
  use: 'Use it to print, log, or exchange indexes. Inside a program or a database, use the 64-bit integer, which takes less space and is faster.',
  parameters: [
    {
      name: 'h',
      type: 'index',
      description: 'The index. The function converts any integer and does not check whether it is a valid index.',
    },
    buffer,
    bufferSize,
  ],
  returns:
    'Lower-case hexadecimal text without `0x` and without leading zeros: 15 characters for a cell, 16 for a directed edge or a vertex.',
  errors: [
    {
      code: 'E_MEMORY_BOUNDS',
      when: '`sz` is below 17. The function then writes nothing.',
    },
  ],
  memory: 'Allocate 17 bytes: 16 digits and the terminating null character.',
  since: '3.0.0',
  v3: [
    {
      name: 'h3ToString',
      summary: 'Converts an index to hexadecimal text.',
      parameters: [
        {
          name: 'h',
          type: 'index',
          description: 'The index.',
        },
        buffer,
        bufferSize,
      ],
      returns:
        'Lower-case hexadecimal text without `0x`. If the buffer has fewer than 17 bytes, C leaves it unchanged and reports nothing.',
      differs: 'In 4.x, C returns `E_MEMORY_BOUNDS` if the buffer is too small.',
    },
  ],
  related: ['stringToH3', 'splitLongToH3Index'],
  asks: `
    print an index | integer to string | cell to string | format an index | decimal to hex | integer to cell
    convert a number to hex text | format | hex | print | uint64 | toString(16) | varchar from bigint | to_hex
  `,
};
