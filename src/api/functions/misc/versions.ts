import type {ApiFunction} from '../../types';

export const versions: ApiFunction = {
  name: 'versions',
  group: 'misc',
  summary: 'Gives the versions of the Python package and of the C library inside it.',
  use: 'In bug reports, and to find out whether a function is there.',
  signatures: {
    python: ['versions()'],
  },
  instead: {
    c: 'Use the three constants from [`H3_VERSION_MAJOR`](/docs/api/misc#h3_version_major) on.',
    shell: '`h3 --help` shows the version.',
  },
  parameters: [],
  returns: 'A dictionary with `c` and `python`. The first two numbers of both are the same; the third may differ.',
  errors: [],
  since: '3.6.1',
  v3: [
    {
      name: 'versions',
      signatures: {
        python: ['versions()'],
      },
      summary: 'Gives the versions of the Python package and of the C library inside it.',
      parameters: [],
      returns: 'A dictionary with `c` and `python`.',
    },
  ],
  related: ['describeH3Error'],
  searchWords: ['version', 'release'],
};
