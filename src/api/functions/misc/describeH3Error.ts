import type {ApiFunction} from '../../types';

export const describeH3Error: ApiFunction = {
  name: 'describeH3Error',
  group: 'misc',
  summary: 'Gives the description of an error code, in English.',
  use: 'In C, to report what a function returned. What each code means and how to get out of it is in [errors](/docs/library/errors).',
  signatures: {
    c: ['const char *describeH3Error(H3Error err)'],
    shell: ['h3 describeH3Error -e <code>'],
  },
  instead: {
    java: '`H3Exception` has the description as its message, and `getCode()`.',
    javascript: 'The error that is thrown has the description in its `message`, and `code`.',
    python: 'Each code is an exception class of its own, such as `h3.H3ResDomainError`.',
    go: 'The `error` that is returned has its own description; compare with `errors.Is(err, h3.ErrResolutionDomain)`.',
    duckdb: 'Errors become `NULL`.',
  },
  parameters: [
    {
      name: 'err',
      type: 'error code',
      description: 'What a function returned.',
      range: '0 to 19',
    },
  ],
  returns: 'The description. For a number that is no error code: `Invalid error code`.',
  errors: [],
  memory: 'None: the text belongs to the library. Do not change or free it.',
  since: '4.2.0',
  related: [],
  searchWords: ['H3Error', 'error message', 'strerror', 'error text'],
};
