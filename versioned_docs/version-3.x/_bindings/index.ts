import type {LanguageRow} from '@h3-docs/base/contracts/languages';

/** The languages with examples, in the order of the reference's tabs. Each has a folder of its own beside this file. */
export const languages = [
  {
    id: 'c',
    label: 'C',
    words: ['c', 'cpp'],
    list: {
      extension: 'c',
      open: 'H3Index indexes[] = {\n',
      indent: '    ',
      item: '0x%ULL',
      separator: ', ',
      perLine: 4,
      close: '};\n',
    },
  },
  {
    id: 'java',
    label: 'Java',
    words: ['java', 'h3java', 'kotlin', 'scala'],
    list: {
      extension: 'java',
      open: 'List<String> indexes = List.of(\n',
      indent: '    ',
      item: '"%"',
      separator: ', ',
      perLine: 5,
      close: ');\n',
    },
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    words: ['javascript', 'js', 'typescript', 'ts', 'node', 'nodejs', 'h3js'],
    list: {
      extension: 'js',
      open: 'const indexes = [\n',
      indent: '  ',
      item: "'%'",
      separator: ', ',
      perLine: 5,
      close: ',\n];\n',
    },
  },
  {
    id: 'python',
    label: 'Python',
    words: ['python', 'python3', 'py', 'h3py'],
    list: {
      extension: 'py',
      open: 'indexes = [\n',
      indent: '    ',
      item: "'%'",
      separator: ', ',
      perLine: 5,
      close: ',\n]\n',
    },
  },
] as const satisfies readonly LanguageRow[];
