import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {nameTable} from '@h3-docs/converter/node/names';

/** Languages that the converter doesn't read, by the endings of their files. */
const languages: Readonly<Record<string, string>> = {
  clj: 'Clojure',
  cljc: 'Clojure',
  cljs: 'Clojure',
  cs: 'C#',
  dart: 'Dart',
  erl: 'Erlang',
  ex: 'Elixir',
  exs: 'Elixir',
  fs: 'F#',
  groovy: 'Groovy',
  hs: 'Haskell',
  jl: 'Julia',
  lua: 'Lua',
  m: 'Objective-C',
  nim: 'Nim',
  php: 'PHP',
  pl: 'Perl',
  pxd: 'Cython',
  pyx: 'Cython',
  rb: 'Ruby',
  rst: 'reStructuredText',
  swift: 'Swift',
  zig: 'Zig',
};

/** Files with data, whose words are no code. */
const data = /\.(?:csv|tsv|geojson|svg|lock|map|log|xml|txt|snap)$|\.min\.|(?:^|[-.])lock\b/i;

/** The largest file that is searched, in bytes. */
const mostBytes = 1_000_000;

const tables = [nameTable('c'), nameTable('javascript')];
const current = new Set(tables.flatMap((table) => Object.values(table).map(({to}) => to)));
const words = [...new Set(tables.flatMap((table) => Object.keys(table)))]
  .filter((name) => !current.has(name) && /h3|kring|hexrange|hexring|unidirectional/i.test(name))
  .map((name) =>
    name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_?').replace(/(?<=h3)(?=To|Get|Is|Set|Line|Distance)/i, '_?'),
  );

/** A name that only H3 3.x has, as languages spell it: `geoToH3`, `GeoToH3`, and `geo_to_h3`. */
const former = new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`, 'i');

/** A file of a kind that the converter doesn't read, with names of 3.x in it. */
export interface UnreadFile {
  readonly file: string;
  readonly language: string;
}

/** The files that have names of 3.x, of those that the converter doesn't read. */
export function unreadFiles(files: readonly string[]): readonly UnreadFile[] {
  return files.flatMap((file): UnreadFile[] => {
    if (data.test(file) || statSync(file).size > mostBytes) return [];
    const text = readFileSync(file);
    if (text.includes(0) || !former.test(text.toString('utf8'))) return [];
    const ending = path.extname(file).slice(1).toLowerCase();
    return [{file, language: languages[ending] ?? (ending === '' ? 'other files' : `.${ending}`)}];
  });
}
