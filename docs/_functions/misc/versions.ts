import type {FunctionEntry} from '@site/src/api/types';

export const versions: FunctionEntry = {
  name: 'versions',
  group: 'misc',
  summary: 'Returns the versions of the Python package and of the C library in it.',
  use: 'Use it in bug reports, and to find out whether a function is available.',
  parameters: [],
  returns:
    'A dictionary with the keys `c` and `python`. The first two numbers of both versions are the same. The third number may differ.',
  errors: [],
  since: '3.6.1',
  v3: [
    {
      name: 'versions',
      summary: 'Returns the versions of the Python package and of the C library in it.',
      parameters: [],
      returns: 'A dictionary with the keys `c` and `python`.',
    },
  ],
  related: ['describeH3Error'],
  searchWords: ['version', 'release'],
};
