import {translate} from '@docusaurus/Translate';
import {formatList} from '@h3-docs/base/number';
import type {Recipe} from '../model/recipe';
import {go} from './go';
import {java} from './java';
import {type Idiom, Unavailable, write} from './idiom';
import {javascript} from './javascript';
import {python} from './python';
import {h3jsr} from './r';
import {toSql, type Alternatives} from './sql';
import {dialectOf, isSql, type LoadedTable, type SqlStack, sqlStacks} from './sqlStack';
import {stepsOf} from './steps';

/** How programs are written in languages. */
const languages = {
  javascript: {label: 'JavaScript', extension: 'mjs', idiom: javascript},
  python: {label: 'Python', extension: 'py', idiom: python},
  java: {label: 'Java', extension: 'java', idiom: java},
  go: {label: 'Go', extension: 'go', idiom: go},
  'r-h3jsr': {label: 'R (h3jsr)', extension: 'R', idiom: h3jsr},
} as const satisfies Readonly<
  Record<string, {readonly label: string; readonly extension: string; readonly idiom: Idiom}>
>;

/** A stack that programs are written for: a language, or a database. */
export type Stack = keyof typeof languages | SqlStack;

/** Every stack, in the order of the menu: those of most readers first. */
export const stacks: readonly Stack[] = [
  ...new Set<Stack>(['javascript', 'python', 'duckdb', 'java', 'go', 'r-h3jsr', ...sqlStacks]),
];

const alternatives = (): Promise<{readonly default: Alternatives}> =>
  import(/* webpackChunkName: 'engine-names' */ '@site/docs/_bindings/alternatives.json');

/** What a stack is called. */
export const stackLabel = (stack: Stack): string => (isSql(stack) ? dialectOf(stack) : languages[stack]).label;

/** The extension of a stack's files. */
export const stackExtension = (stack: Stack): string => (isSql(stack) ? 'sql' : languages[stack].extension);

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
  const mark = isSql(stack) ? '--' : languages[stack].idiom.comment;
  const names = formatList(columns.map((name) => `“${name.replace(/[\s\p{Cc}]+/gu, ' ')}”`));
  const line = translate({message: 'This program doesn’t return the columns {names}.'}, {names});
  // Java reads `\\u` in comments, too.
  const comment = `${mark} ${stack === 'java' ? line.replaceAll('\\', '\\\\') : line}`;
  return {...program, code: `${comment}\n${program.code}`};
}

async function written(recipe: Recipe, stack: Stack): Promise<Program> {
  const steps = stepsOf(recipe);
  try {
    if (!isSql(stack)) return {code: write(languages[stack].idiom, stackLabel(stack), steps)};
    const [{default: known}, {default: ways}] = await Promise.all([dialectOf(stack).names(), alternatives()]);
    return toSql(steps, stack, known, ways);
  } catch (error) {
    if (error instanceof Unavailable) return {reason: error.message};
    throw error;
  }
}
