import type {ApiFunction} from '@site/src/api/types';

export const describeH3Error: ApiFunction = {
  name: 'describeH3Error',
  group: 'misc',
  summary: 'Returns the English description of an error code.',
  use: 'Use it in C to report an error that a function returned. [Errors](/library/errors.mdx) explains the cause of each code and how to fix it.',
  signatures: {
    c: ['const char *describeH3Error(H3Error err)'],
    shell: ['h3 describeH3Error -e <code>'],
  },
  instead: {
    java: 'The message of an `H3Exception` is the description, and its `getCode()` returns the code.',
    javascript: 'An error that h3-js throws has the description in its `message` and the code in its `code`.',
    python: 'Each code has its own exception class, such as `h3.H3ResDomainError`.',
    go: 'The `error` that a function returns has its own description. Compare it with `errors.Is(err, h3.ErrResolutionDomain)`.',
    duckdb: 'Most functions return `NULL` instead of an error.',
  },
  parameters: [
    {
      name: 'err',
      type: 'error code',
      description: 'The error code.',
      range: '0 to 19',
    },
  ],
  returns: 'The description, or `Invalid error code` for any other number.',
  errors: [],
  memory: 'The library owns the text. Do not change or free it.',
  since: '4.2.0',
  related: [],
  searchWords: ['H3Error', 'error message', 'strerror', 'error text'],
};
