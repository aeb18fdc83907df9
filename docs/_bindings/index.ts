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
  },
  {
    id: 'python',
    label: 'Python',
    words: ['python', 'python3', 'py', 'h3py'],
  },
  {
    id: 'java',
    label: 'Java',
    words: ['java', 'h3java', 'kotlin', 'scala'],
  },
  {
    id: 'go',
    label: 'Go',
    words: ['go', 'golang', 'h3go'],
  },
  {
    id: 'c',
    label: 'C',
    words: ['c', 'cpp'],
  },
  {
    id: 'duckdb',
    label: 'DuckDB',
    words: ['duckdb', 'sql'],
  },
  {
    id: 'shell',
    label: 'Shell',
    inText: 'the h3 command',
    words: ['shell', 'bash', 'cli', 'terminal'],
  },
] as const satisfies readonly LanguageRow[];
