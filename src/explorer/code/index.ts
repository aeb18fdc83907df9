import type {Language} from '../../api/languages';
import {languageRows, languages} from '../../api/languages';
import type {Recipe} from '../model/recipe';
import {toC} from './c';
import {toGo} from './go';
import {toJava} from './java';
import {toJavaScript} from './javascript';
import {toPython} from './python';
import {toShell} from './shell';
import {kustoLabel, toKusto} from './kusto';
import {labelOfStack, toSql, type StackNames} from './sql';
import {sqlStacks, type SqlStack} from './sqlDialects';
import {stepsOf, type Step} from './steps';
import {Unavailable} from './unavailable';

/** A stack that programs are written for: a language of the site, or a database. */
export type Stack = Exclude<Language, 'duckdb'> | 'kusto' | SqlStack;

/** Every stack, in the order of the menu. */
export const stacks: readonly Stack[] = [...languages, ...sqlStacks.filter((stack) => stack !== 'duckdb'), 'kusto'];

type Written = Exclude<Stack, SqlStack>;

const extensions: Readonly<Record<Written, string>> = {
  c: 'c',
  java: 'java',
  javascript: 'mjs',
  python: 'py',
  go: 'go',
  shell: 'sh',
  kusto: 'kql',
};

const writers: Readonly<Record<Written, (steps: readonly Step[]) => string>> = {
  c: toC,
  java: toJava,
  javascript: toJavaScript,
  python: toPython,
  go: toGo,
  shell: toShell,
  kusto: toKusto,
};

/**
 * The names of a stack's functions, fetched when they are needed: one file of 9 KB, because the address of each file is in
 * the scripts of every page.
 */
const names: Readonly<Record<SqlStack, () => Promise<{readonly default: StackNames}>>> = {
  duckdb: () => import(/* webpackChunkName: 'engine-names' */ '@site/docs/_bindings/duckdb/names.json'),
  postgres: () => import(/* webpackChunkName: 'engine-names' */ '@site/docs/_bindings/postgres/names.json'),
  databricks: () => import(/* webpackChunkName: 'engine-names' */ '@site/docs/_bindings/databricks/names.json'),
  snowflake: () => import(/* webpackChunkName: 'engine-names' */ '@site/docs/_bindings/snowflake/names.json'),
  'carto-bigquery': () =>
    import(/* webpackChunkName: 'engine-names' */ '@site/docs/_bindings/carto-bigquery/names.json'),
  clickhouse: () => import(/* webpackChunkName: 'engine-names' */ '@site/docs/_bindings/clickhouse/names.json'),
  redshift: () => import(/* webpackChunkName: 'engine-names' */ '@site/docs/_bindings/redshift/names.json'),
  sedona: () => import(/* webpackChunkName: 'engine-names' */ '@site/docs/_bindings/sedona/names.json'),
  'athena-aws': () => import(/* webpackChunkName: 'engine-names' */ '@site/docs/_bindings/athena-aws/names.json'),
  presto: () => import(/* webpackChunkName: 'engine-names' */ '@site/docs/_bindings/presto/names.json'),
};

const isSql = (stack: Stack): stack is SqlStack => sqlStacks.some((one) => one === stack);

/** What a stack is called. */
export function stackLabel(stack: Stack): string {
  if (stack === 'kusto') return kustoLabel;
  return isSql(stack) ? labelOfStack(stack) : languageRows[stack].label;
}

/** The extension of a stack's files. */
export const stackExtension = (stack: Stack): string => (isSql(stack) ? 'sql' : extensions[stack]);

/** A program, or in words why the stack can't do all the steps. */
export type Program = {readonly code: string} | {readonly reason: string};

/** The complete program of a recipe in a stack. It prints the indexes one a line, or returns them as rows. */
export async function programOf(recipe: Recipe, stack: Stack): Promise<Program> {
  const steps = stepsOf(recipe);
  try {
    return {code: isSql(stack) ? toSql(steps, stack, (await names[stack]()).default) : writers[stack](steps)};
  } catch (error) {
    if (error instanceof Unavailable) return {reason: error.message};
    throw error;
  }
}
