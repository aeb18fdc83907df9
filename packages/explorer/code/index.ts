import {translate} from '@docusaurus/Translate';
import {formatList} from '@h3-docs/base/number';
import {type Language, languageRows} from '@h3-docs/catalogue';
import type {Recipe} from '../model/recipe';
import {go} from './go';
import {java} from './java';
import {write, type Idiom} from './idiom';
import type {idioms} from './idioms';
import {javascript} from './javascript';
import {python} from './python';
import {toSql, type Alternatives} from './sql';
import type {LoadedTable} from './sqlLoad';
import {dialectOf, isSql, sqlStacks, type SqlStack} from './sqlStack';
import {stepsOf} from './steps';
import {Unavailable} from './unavailable';

/**
 * Stacks that are neither a language of the site nor a database with SQL. Their programs are written by `idioms.ts`, which is
 * fetched when it is needed.
 */
const others: Readonly<Record<keyof typeof idioms, {readonly label: string; readonly extension: string}>> = {
  'rust-h3o': {label: 'Rust (h3o)', extension: 'rs'},
  'r-h3jsr': {label: 'R (h3jsr)', extension: 'R'},
};
type Other = keyof typeof others;
type Programmed = Exclude<Language, 'c' | 'duckdb' | 'shell'>;

/** A stack that programs are written for: a language of the site, a database, or another language. */
export type Stack = Programmed | Other | SqlStack;

/** How programs are written in the languages of the site. */
const own: Readonly<Record<Programmed, Idiom>> = {java, javascript, python, go};

/** The stacks of most readers, which the menu has first. */
export const firstStacks: readonly Stack[] = ['javascript', 'python', 'duckdb'];

/** Every stack, in the order of the menu. */
export const stacks: readonly Stack[] = [
  ...firstStacks,
  ...(Object.keys(own) as Programmed[]).filter((stack) => !firstStacks.includes(stack)),
  ...sqlStacks.filter((stack) => stack !== 'duckdb'),
  ...(Object.keys(others) as Other[]),
];

const extensions: Readonly<Record<Programmed, string>> = {
  java: 'java',
  javascript: 'mjs',
  python: 'py',
  go: 'go',
};

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
      /** The tables that the reader loads before. */
      readonly tables?: readonly LoadedTable[];
    }
  | {readonly reason: string};

/**
 * The complete program of a recipe in a stack. It prints the indexes one a line, or returns them as rows. Its first lines
 * say which columns of the result it doesn't return.
 *
 * @param columns - the names of the columns that the result has in the explorer
 */
export async function programOf(recipe: Recipe, stack: Stack, columns: readonly string[] = []): Promise<Program> {
  const program = await written(recipe, stack);
  // The programs of an aggregation return its values.
  const isWhole = columns.length === 0 || (recipe.step === 'aggregate' && recipe.rule !== 'first');
  if ('reason' in program || isWhole) return program;
  const mark = isSql(stack) ? '--' : (await idiomOf(stack)).comment;
  const names = formatList(columns.map((name) => `“${name.replace(/[\s\p{Cc}]+/gu, ' ')}”`));
  const line = translate({message: 'This program doesn’t return the columns {names}.'}, {names});
  // Java reads `\\u` in comments, too.
  const comment = `${mark} ${stack === 'java' ? line.replaceAll('\\', '\\\\') : line}`;
  return {...program, code: `${comment}\n${program.code}`};
}

const loadIdioms = () => import(/* webpackChunkName: 'engine-names' */ './idioms');

const idiomOf = async (stack: Other | Programmed): Promise<Idiom> =>
  isOther(stack) ? (await loadIdioms()).idioms[stack] : own[stack];

async function written(recipe: Recipe, stack: Stack): Promise<Program> {
  const steps = stepsOf(recipe);
  try {
    if (!isSql(stack)) return {code: write(await idiomOf(stack), stackLabel(stack), steps)};
    const [{default: known}, {default: ways}] = await Promise.all([dialectOf(stack).names(), alternatives()]);
    return toSql(steps, stack, known, ways);
  } catch (error) {
    if (error instanceof Unavailable) return {reason: error.message};
    throw error;
  }
}
