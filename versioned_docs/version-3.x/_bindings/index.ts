import type {LanguageRow} from '@h3-docs/base/contracts/languages';

/**
 * The languages with examples, in the order of all tabs, columns, and lists. Each has a folder of its own beside this file.
 *
 * The first is the language of readers who have chosen none: its examples run in the page. The other languages of programs
 * follow by how many people use their bindings, with C at their end, which few programs call directly. Then come SQL and the
 * shell.
 */
export const languages = [
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
] as const satisfies readonly LanguageRow[];
