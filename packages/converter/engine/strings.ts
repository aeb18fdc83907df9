import {translate} from '@docusaurus/Translate';
import type {Draft, Range} from '../conversion';
import {functionsPage} from '../pages';
import type {VersionReader} from './version';

const texts = {
  inString: translate({
    message:
      'The converter doesn’t change {names} in strings and keywords. If the code looks up functions by them, rename {renames}.',
  }),
  computed: translate({
    message: 'This code computes the name of an H3 function. Make sure that it computes the 4.x name.',
  }),
};

/** A statement of SQL. A word such as `from` is no sign, because prose has it too. */
const statement =
  /\b(?:select\b[^]*\bh3_|insert\s+into\b|update\s+\S+\s+set\b|create\s+(?:or\s+replace\s+)?\w|perform\b|where\b|group\s+by\b|order\s+by\b|join\b)/i;

/** Names that only h3-pg has, or that it shares with h3-py. */
const sqlCall = /\bh3_[a-z0-9_]+\s*\(/i;

/** A part of a statement that begins with a call or compares one: `h3_to_parent(c, 5) AS p`, and `c = h3_to_parent(d, 5)`. */
const expression = /(?:^|[=<>,(])\s*(?:\w+\.)?h3_[a-z0-9_]+\s*\((?!\s*\))/i;

/** The name of a function of h3-pg and nothing else. */
const sqlName = /^h3_[a-z0-9]+_[a-z0-9_]+$/;

/** Packages that run SQL with PostgreSQL. */
const postgres =
  /\b(?:psycopg[23]?|psycopg2cffi|asyncpg|pg8000|aiopg|postgres(?:ql)?|jdbc:postgresql|pgx|lib\/pq|pgxpool|pg-promise|pg-native|slonik|h3-pg)\b|(?:\bfrom|\brequire\(|\bclient:)\s*['"]pg['"]/i;

/** Whether the code runs SQL with PostgreSQL. */
export const usesPostgres = (code: string): boolean => postgres.test(code);

/** Whether the contents of a string are SQL that may call functions of h3-pg. */
export const isSql = (contents: string): boolean =>
  sqlCall.test(contents) && (statement.test(contents) || expression.test(contents));

/** Whether a name or the contents of a string may be the name of a function of h3-pg. */
export const isSqlName = (contents: string): boolean => sqlName.test(contents);

/** The functions of 3.x that code in a string calls, as in `eval('h3.k_ring(cell, 1)')`. */
export function namesInCode(contents: string, from: number, versions: VersionReader): readonly NameInString[] {
  return [...contents.matchAll(/(?<![\w.])((?:\w+\.)?)([A-Za-z]\w*)(?=\s*\()/g)].flatMap(
    ({1: path = '', 2: name = '', index}) => {
      const start = from + index + path.length;
      return versions.isOld(name) ? [{name, path, from: start, to: start + name.length}] : [];
    },
  );
}

/** Functions that run the code in a string. */
export const runsCode = /^(?:eval|exec|evaluate|Function|timeit|repeat|Timer|run_code)$/;

/** A name in a string, with its range. */
export interface NameInString extends Range {
  readonly name: string;
  /** What is in front of it: `h3.` in `h3.k_ring`. */
  readonly path: string;
}

/**
 * The function of 3.x that a string names and nothing else: `k_ring`, or `h3.k_ring`.
 *
 * @param isPath - whether the string is a path to what it names, which may be in a module of the program
 * @param isMember - whether the string names a member of H3
 */
export function nameInString(
  contents: string,
  from: number,
  versions: VersionReader,
  isPath = false,
  isMember = false,
): NameInString | undefined {
  const [, path = '', name = ''] = /^((?:\w+\.)*)([A-Za-z]\w*)$/.exec(contents) ?? [];
  const isOfH3 = isMember || /(?:^|\.)h3(?:_?js)?\.$/i.test(path);
  if (!(isOfH3 ? versions.isGone(name) : versions.isOld(name)) || (path !== '' && !isPath && !isOfH3)) return undefined;
  const start = from + path.length;
  return {name, path, from: start, to: start + name.length};
}

/** Notes a name in a string by which the code may look a function up. */
export function noteName(draft: Draft, {name, from}: NameInString): void {
  draft.ask(from, name, texts.inString);
}

/** Notes that code computes the name of a function. */
export function noteComputed(draft: Draft, {from}: Range): void {
  draft.byHand(from, texts.computed, functionsPage);
}
