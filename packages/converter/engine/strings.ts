import {translate} from '@docusaurus/Translate';
import type {Draft, Range} from '../conversion';
import {functionsPage} from '../pages';
import type {NameTable} from '../types';
import type {VersionReader} from './version';

/** A statement of SQL. A word such as `from` is no sign, because prose has it too. */
const statement =
  /\b(?:select\b[^]*\bh3_|insert\s+into\b|update\s+\S+\s+set\b|create\s+(?:or\s+replace\s+)?\w|perform\b|where\b|group\s+by\b|order\s+by\b|join\b)/i;

/** Names that only h3-pg has, or that it shares with h3-py. */
const sqlCall = /\bh3_[a-z0-9_]+\s*\(/i;

/** Packages that run SQL with PostgreSQL. */
const postgres =
  /\b(?:psycopg[23]?|psycopg2cffi|asyncpg|pg8000|aiopg|postgres(?:ql)?|jdbc:postgresql|pgx|lib\/pq|pgxpool|pg-promise|pg-native|slonik|h3-pg)\b|\b(?:from|require\()\s*['"]pg['"]/i;

/** Whether the code runs SQL with PostgreSQL. */
export const usesPostgres = (code: string): boolean => postgres.test(code);

/** Whether the contents of a string are SQL that may call functions of h3-pg. */
export const isSql = (contents: string): boolean => sqlCall.test(contents) && statement.test(contents);

/** A name in a string, with its range. */
export interface NameInString extends Range {
  readonly name: string;
  /** What is in front of it: `h3.` in `h3.k_ring`. */
  readonly path: string;
}

/** The function of 3.x that a string names and nothing else: `k_ring`, or `h3.k_ring`. */
export function nameInString(contents: string, from: number, versions: VersionReader): NameInString | undefined {
  const [, path = '', name = ''] = /^((?:\w+\.)*)([A-Za-z]\w*)$/.exec(contents) ?? [];
  if (!versions.isOld(name) || (path !== '' && !/(?:^|\.)h3(?:_?js)?\.$/i.test(path))) return undefined;
  const start = from + path.length;
  return {name, path, from: start, to: start + name.length};
}

/** Notes a name in a string by which the code may look a function up. */
export function noteName(draft: Draft, {name, from}: NameInString, names: NameTable): void {
  draft.byHand(
    from,
    translate(
      {message: 'The converter doesn’t change this string. If the code looks up `{name}` by it, write `{to}`.'},
      {name, to: names[name]?.to ?? ''},
    ),
    names[name]?.link ?? functionsPage,
  );
}
