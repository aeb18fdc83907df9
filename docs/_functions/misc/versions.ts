import type {FunctionEntry} from '@h3-docs/catalogue';

export const versions: FunctionEntry = {
  name: 'versions',
  group: 'misc',
  summary: 'Returns the version of the Python package and the version of the C library that it contains.',
  use: 'Use it in bug reports, and to find out whether a function is available.',
  parameters: [],
  returns:
    'A dictionary with the keys `c` and `python`. Both versions have the same first two numbers, such as 4.5. The third number can differ.',
  errors: [],
  since: '3.6.1',
  v3: [
    {
      name: 'versions',
      summary: 'Returns the version of the Python package and the version of the C library that it contains.',
      parameters: [],
      returns: 'A dictionary with the keys `c` and `python`.',
    },
  ],
  related: ['describeH3Error'],
  asks: `
    version | release | which h3-py is installed | __version__ | pip show h3 | C core inside python
    bug report details
  `,
};
