import type {Language} from '../api/types';

/** What readers call the languages of the reference. */
const callings: Readonly<Record<Language, readonly string[]>> = {
  c: ['c', 'cpp'],
  java: ['java', 'h3java', 'kotlin', 'scala'],
  javascript: ['javascript', 'js', 'typescript', 'ts', 'node', 'nodejs', 'h3js'],
  python: ['python', 'python3', 'py', 'h3py'],
  go: ['go', 'golang', 'h3go'],
  duckdb: ['duckdb', 'sql'],
  shell: ['shell', 'bash', 'cli', 'terminal'],
};

const byWord = new Map(
  Object.entries(callings).flatMap(([language, words]) => words.map((word) => [word, language as Language] as const)),
);

/** The language that a word of a query names. @param word a key */
export function languageOf(word: string): Language | undefined {
  return byWord.get(word);
}

/**
 * The language that spells names in this way and no other does; undefined for the spelling that C, Java, and JavaScript
 * share, and for names that are one word.
 */
export function languageSpelling(name: string): Language | undefined {
  if (/^h3_[a-z]/.test(name)) return 'duckdb';
  if (/^[a-z][a-z\d]*(?:_[a-z\d]+)+$/.test(name)) return 'python';
  return /^(?:[A-Z][a-z\d]+){2,}$/.test(name) ? 'go' : undefined;
}
