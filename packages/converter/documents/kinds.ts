import type {Dialect, ReadLanguage} from '../types';

/** Code of one language. */
export interface CodeKind {
  readonly language: ReadLanguage;
  readonly dialect?: Dialect;
}

/** Files that contain code of other languages. */
export const containers = ['notebook', 'html', 'vue', 'svelte', 'markdown', 'diff'] as const;
export type Container = (typeof containers)[number];

/** What a file contains: code of one language, or programs in something else. */
export type FileKind = CodeKind | {readonly container: Container};

/** The endings of file names. */
const endings: readonly (readonly [RegExp, FileKind])[] = [
  [/\.[cm]?js$/i, {language: 'javascript', dialect: 'js'}],
  [/\.jsx$/i, {language: 'javascript', dialect: 'js'}],
  [/\.[cm]?ts$/i, {language: 'javascript', dialect: 'ts'}],
  [/\.tsx$/i, {language: 'javascript', dialect: 'tsx'}],
  [/\.py[wi]?$/i, {language: 'python'}],
  [/\.java$/i, {language: 'java'}],
  [/\.go$/i, {language: 'go'}],
  [/\.(?:sql|psql|pgsql|ddl)$/i, {language: 'sql'}],
  [/\.(?:c|h|cc|cpp|cxx|hh|hpp)$/i, {language: 'c'}],
  [/\.kts?$/i, {language: 'kotlin'}],
  [/\.(?:scala|sc)$/i, {language: 'scala'}],
  [/\.r$/i, {language: 'r'}],
  [/\.rs$/i, {language: 'rust'}],
  [/\.ipynb$/i, {container: 'notebook'}],
  [/\.html?$/i, {container: 'html'}],
  [/\.vue$/i, {container: 'vue'}],
  [/\.svelte$/i, {container: 'svelte'}],
  [/\.(?:md|mdx|markdown|rmd|qmd)$/i, {container: 'markdown'}],
  [/\.(?:diff|patch)$/i, {container: 'diff'}],
];

/** What a file contains, by its name; undefined if the converter doesn't read it. */
export function kindOf(file: string): FileKind | undefined {
  return endings.find(([ending]) => ending.test(file))?.[1];
}

/** The words with which Markdown, notebooks, and `lang` attributes name languages, and the endings of their files. */
const words: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  golang: 'go',
  ipython: 'py',
  javascript: 'js',
  kotlin: 'kt',
  ojs: 'js',
  plpgsql: 'sql',
  postgresql: 'sql',
  pycon: 'py',
  python: 'py',
  python3: 'py',
  rust: 'rs',
  typescript: 'ts',
};

/** The language that a word names. */
export function fenceLanguage(word: string): CodeKind | undefined {
  const key = word.toLowerCase();
  const kind = kindOf(`.${Object.hasOwn(words, key) ? words[key] : key}`);
  return kind && 'language' in kind ? kind : undefined;
}
