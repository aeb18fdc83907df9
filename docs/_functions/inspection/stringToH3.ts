import type {FunctionEntry} from '@h3-docs/catalogue';

export const stringToH3: FunctionEntry = {
  name: 'stringToH3',
  group: 'inspection',
  summary: 'Converts hexadecimal text to an index.',
  use: 'Use it if your program works with 64-bit integers but receives indexes as text, for example in files or requests. The function does not check whether the index is valid, so call [`isValidCell`](/api/inspection.mdx#isvalidcell) on the result.',
  parameters: [
    {
      name: 'str',
      type: 'text',
      description: 'The index in hexadecimal, in upper or lower case.',
    },
    {
      name: 'out',
      type: 'index',
      description: 'The index.',
      out: true,
    },
  ],
  returns:
    'The index as an integer. Signed 64-bit types such as Java’s `long` and Go’s `Cell` can hold every index, because the first bit of an index is 0. A JavaScript number cannot hold every index exactly.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The text does not begin with a hexadecimal number.',
    },
  ],
  notes: [
    'C reads the text with `sscanf`, which skips leading spaces and accepts the prefix `0x`. At the first character that is not a hexadecimal digit, it stops without an error. For example, it reads `8928308280fffffzz` as `8928308280fffff`.',
    'For text that is not entirely hexadecimal, Python raises `ValueError` and Java throws `NumberFormatException`. Java also rejects the prefix `0x`. For text that does not begin with a hexadecimal number, such as `xyz`, DuckDB returns `NULL`.',
    'In Go, `CellFromString` never fails. Text that is not hexadecimal becomes 0, and text with more than 16 digits becomes `ffffffffffffffff`. `UnmarshalText` returns an error if the index is not valid.',
  ],
  since: '3.0.0',
  v3: [
    {
      name: 'stringToH3',
      summary: 'Converts hexadecimal text to an index.',
      parameters: [
        {
          name: 'str',
          type: 'text',
          description: 'The index in hexadecimal.',
        },
      ],
      returns:
        'The index as an integer. If the text does not begin with a hexadecimal number, C returns 0, Python raises `ValueError`, and Java throws `NumberFormatException`.',
      differs: 'In 4.x, C returns an error code and writes the index to an out parameter.',
    },
  ],
  related: ['h3ToString', 'isValidIndex', 'h3IndexToSplitLong'],
  asks: `
    string to integer | string to cell | parse a string | hex to decimal | cell to integer
    convert hex text to a number | parse | hex | integer | uint64 | bigint | int(x, 16) | strtoull
    bigint column from varchar
  `,
};
