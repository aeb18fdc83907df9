import type {FunctionEntry} from '@h3-docs/catalogue';

export const describeH3Error: FunctionEntry = {
  name: 'describeH3Error',
  group: 'misc',
  summary: 'Returns the English description of an error code.',
  use: 'Use it in C to report an error that a function returned. [Errors](/library/errors.mdx) explains the cause of each code and how to fix it.',
  parameters: [
    {
      name: 'err',
      type: 'error code',
      description: 'The error code.',
      range: '0 to 19',
    },
  ],
  returns: 'The description, or `Invalid error code` if the number is not an error code.',
  errors: [],
  memory: 'The library owns the text. Do not change or free it.',
  since: '4.2.0',
  related: [],
  asks: `
    text of an error code | H3Error | error message | strerror | error text | perror | readable failure reason
    print error in C
  `,
};
