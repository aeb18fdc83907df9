import {translate} from '@docusaurus/Translate';
import {formatList} from '@h3-docs/base/number';
import {type Language, languageRows, languages} from '@h3-docs/catalogue';
import type {Recipe} from '../model/recipe';
import {c} from './c';
import {carriedOf, type Carried} from './carried';
import {go} from './go';
import {java} from './java';
import {write, type Idiom} from './idiom';
import type {idioms} from './idioms';
import {javascript} from './javascript';
import {python} from './python';
import {shell} from './shell';
import {toSql, type Alternatives} from './sql';
import type {LoadedTable} from './sqlLoad';
import {dialectOf, isSql, sqlStacks, type SqlStack} from './sqlStack';
import {toSqlTable} from './sqlTable';
import {stepsOf} from './steps';
import {Unavailable} from './unavailable';

/**
 * Stacks that are neither a language of the site nor a database with SQL. Their programs are written by `idioms.ts`, which is
 * fetched when it is needed.
 */
const others: Readonly<Record<keyof typeof idioms, {readonly label: string; readonly extension: string}>> = {
  'rust-h3o': {label: 'Rust (h3o)', extension: 'rs'},
  'r-h3jsr': {label: 'R (h3jsr)', extension: 'R'},
  h3pandas: {label: 'pandas (H3-Pandas)', extension: 'py'},
  'polars-h3': {label: 'Polars (polars-h3)', extension: 'py'},
  h3spark: {label: 'PySpark (h3spark)', extension: 'py'},
};
type Other = keyof typeof others;
type Programmed = Exclude<Language, 'duckdb'>;

/** A stack that programs are written for: a language of the site, a database, a data frame, or another language. */
export type Stack = Programmed | Other | SqlStack;

/** Every stack, in the order of the menu. */
export const stacks: readonly Stack[] = [
  ...languages,
  ...sqlStacks.filter((stack) => stack !== 'duckdb'),
  ...(Object.keys(others) as Other[]),
];

const extensions: Readonly<Record<Programmed, string>> = {
  c: 'c',
  java: 'java',
  javascript: 'mjs',
  python: 'py',
  go: 'go',
  shell: 'sh',
};

/** How programs are written in the languages of the site. */
const own: Readonly<Record<Programmed, Idiom>> = {c, java, javascript, python, go, shell};

const alternatives = (): Promise<{readonly default: Alternatives}> =>
  import(/* webpackChunkName: 'engine-names' */ '@site/docs/_bindings/alternatives.json');

const isOther = (stack: Stack): stack is Other => stack in others;

/** What a stack is called. */
export function stackLabel(stack: Stack): string {
  if (isOther(stack)) return others[stack].label;
  return isSql(stack) ? dialectOf(stack).label : languageRows[stack].label;
}

/** The extension of a stack's files. */
export function stackExtension(stack: Stack): string {
  if (isOther(stack)) return others[stack].extension;
  return isSql(stack) ? 'sql' : extensions[stack];
}

/** A program, or in words why the stack can't do all the steps. */
export type Program =
  | {
      readonly code: string;
      /** How its result differs from the explorer's, in a sentence; undefined: it doesn't. */
      readonly note?: string;
      /** The tables that the reader loads before. */
      readonly tables?: readonly LoadedTable[];
    }
  | {readonly reason: string};

/**
 * The complete program of a recipe in a stack. It prints the indexes one a line, or returns them as rows. Its first lines
 * say which columns of the result it doesn't carry.
 *
 * @param columns - the names of the columns that the result has in the explorer
 */
export async function programOf(recipe: Recipe, stack: Stack, columns: readonly string[] = []): Promise<Program> {
  // Only queries carry the columns of geometries to the cells that cover them.
  const carried = isSql(stack) ? carriedOf(recipe) : undefined;
  const program = await written(recipe, stack, carried);
  // The programs of an aggregation return its values by themselves.
  const isWhole = carried !== undefined || (recipe.step === 'aggregate' && recipe.rule !== 'first');
  if ('reason' in program || columns.length === 0 || isWhole) return program;
  const mark = isSql(stack) ? '--' : (await idiomOf(stack)).comment;
  const lines = linesOf(withoutColumns(columns, stack)).map(
    (line) => `${mark} ${stack === 'java' ? line.replaceAll('\\', '\\\\') : line}`,
  );
  // The line that names the interpreter stays the first.
  const [interpreter = ''] = /^#!.*\n/.exec(program.code) ?? [];
  return {...program, code: `${interpreter}${lines.join('\n')}\n${program.code.slice(interpreter.length)}`};
}

/** The most characters of a line of a comment. */
const LONGEST_LINE = 80;

/** A text in lines of whole words. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length === 0 || longer.length > LONGEST_LINE) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

/** Names of columns in a comment, which ends with its line. Java reads `\\u` in comments, too: see `programOf`. */
const namesOf = (columns: readonly string[]) =>
  formatList(columns.map((name) => `“${name.replace(/[\s\p{Cc}]+/gu, ' ')}”`));

/** Which columns of the result a program doesn't carry, and why. */
function withoutColumns(columns: readonly string[], stack: Stack): string {
  const values = {columns: namesOf(columns), stack: stackLabel(stack)};
  return isSql(stack)
    ? translate(
        {
          message:
            'This program doesn’t return the columns {columns}. Programs for {stack} carry columns only where the last step covers geometries.',
        },
        values,
      )
    : translate(
        {message: 'This program doesn’t return the columns {columns}, because programs for {stack} carry none.'},
        values,
      );
}

const loadIdioms = () => import(/* webpackChunkName: 'engine-names' */ './idioms');

const idiomOf = async (stack: Other | Programmed): Promise<Idiom> =>
  isOther(stack) ? (await loadIdioms()).idioms[stack] : own[stack];

/** The program of the steps of a recipe, with its columns as far as the stack carries them. */
async function written(recipe: Recipe, stack: Stack, carried: Carried | undefined): Promise<Program> {
  const steps = stepsOf(recipe);
  try {
    if (!isSql(stack)) return {code: write(await idiomOf(stack), stackLabel(stack), steps)};
    const [{default: known}, {default: ways}] = await Promise.all([dialectOf(stack).names(), alternatives()]);
    return carried ? toSqlTable(carried, stack, known, ways) : toSql(steps, stack, known, ways);
  } catch (error) {
    if (error instanceof Unavailable) return {reason: error.message};
    throw error;
  }
}
