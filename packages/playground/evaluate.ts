import {translate} from '@docusaurus/Translate';
import {describeError} from './errors';
import {format, formatLog, MAX_TEXT} from './format';
import {textOf} from './tokens';
import type {Outcome, Token} from './types';
import {formatLocale} from '@h3-docs/base/number';

/** Printed lines that are kept; more are counted. */
const MAX_LOG_ENTRIES = 100;

/** The methods of `console` that an example may call. All print the same way. */
const consoleMethods = ['log', 'info', 'debug', 'warn', 'error', 'dir', 'table'] as const;
export type ExampleConsole = Readonly<Record<(typeof consoleMethods)[number], (...values: unknown[]) => void>>;

/** Runs an example's function body, with `console` and `h3` in scope, and gives what it returns. */
export type Run = (console: ExampleConsole) => unknown;

interface Evaluation {
  readonly outcome: Outcome;
  /** What the example returned, or printed last if it returned nothing, for drawing; undefined when it threw. */
  readonly value: unknown;
}

/**
 * Runs an example and formats what it printed, returned or threw. Never throws itself.
 *
 * @param run - the engine's part: `node:vm` at build time, `new Function` in the reader's worker
 * @param lineOf - the example's own line in a stack trace of that engine
 * @param functions - the names of the functions of H3 that the example has in scope
 */
export function evaluate(
  run: Run,
  lineOf: (stack: string) => number | undefined,
  functions: readonly string[],
): Evaluation {
  const entries: Token[][] = [];
  let left = MAX_TEXT;
  let unprinted = 0;
  let last: unknown;
  const print = (...values: unknown[]) => {
    last = values.at(-1);
    if (entries.length === MAX_LOG_ENTRIES || left <= 0) {
      unprinted += 1;
      return;
    }
    const entry = formatLog(values);
    entries.push(entry);
    left -= textOf(entry).length;
  };
  const printed = () => [
    ...entries.flat(),
    ...(unprinted > 0 ? [`… ${translate({message: '{count} more lines'}, {count: formatLocale(unprinted)})}\n`] : []),
  ];
  try {
    const value = run(Object.fromEntries(consoleMethods.map((name) => [name, print])) as ExampleConsole);
    if (value === undefined && entries.length > 0) return {outcome: {log: printed()}, value: last};
    return {outcome: {log: printed(), result: format(value)}, value};
  } catch (thrown) {
    return {outcome: {log: printed(), error: describeError(thrown, lineOf, functions)}, value: undefined};
  }
}

/** The plain text of an outcome that did not throw: what was printed, then what was returned. */
export function outcomeText({log, result}: Outcome): string {
  return textOf([...log, ...(result ?? [])]).trimEnd();
}
