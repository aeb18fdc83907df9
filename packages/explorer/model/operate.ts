import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import type {LayerTable} from '../data/types';
import {rowsOfResult, type FoldSource} from './fold';
import {byKind} from './kinds';
import {MAX_CELLS} from './limits';
import {operationOf, type Operation, type OperationName, type Parameters} from './operations';

/** The result of an operation: the new selection, or the reason in words why it has no result. */
export type Outcome =
  | {
      readonly ok: true;
      readonly indexes: readonly string[];
      /** The rows of the indexes, where they come from others with rows. */
      readonly table?: LayerTable;
      /** How many of the geometries that were covered have no cell. */
      readonly missed?: number;
      /** How many indexes come from several geometries. */
      readonly shared?: number;
      /** How many rows fall into no cell. */
      readonly skipped?: number;
    }
  | {readonly ok: false; readonly reason: string};

/** No result, and why. */
export const refused = (reason: string): Outcome => ({ok: false, reason});

/** Says that nothing came out. */
export const isEmptyReason = (): string => translate({message: 'The result is empty'});

/** What to do where a result would be too large. */
export const chooseCoarser = (resolution: number): string =>
  translate({message: 'Choose resolution {resolution} or coarser'}, {resolution});

/** What the reader can choose instead where too much would come out: the most that fits, if anything does. */
function mostThatFits({takes, count}: Operation, indexes: readonly string[], parameters: Parameters) {
  if (!takes || !count) return undefined;
  let fitting = parameters[takes] - 1;
  while (fitting >= 0 && count(indexes, {...parameters, [takes]: fitting}) > MAX_CELLS) fitting -= 1;
  return fitting < 0 ? undefined : fitting;
}

/**
 * Runs an operation on the cells of a selection. Never throws. Errors of h3-js (such as
 * duplicates) and results that are too large to draw are returned as a reason.
 *
 * @param carry - the rows of the selection, which the result takes over
 */
export function operate(
  name: OperationName,
  selection: readonly string[],
  parameters: Parameters,
  carry?: FoldSource,
): Outcome {
  const operation = operationOf(name);
  const indexes = byKind(selection).cell;
  if (indexes.length === 0) return refused(translate({message: 'Select a cell first'}));
  const blocked = operation.blocked?.(indexes);
  if (blocked !== undefined) return refused(blocked);
  const count = operation.count?.(indexes, parameters) ?? 0;
  if (count > MAX_CELLS) {
    const reason = translate(
      {message: 'The result would have {count} indexes, but the limit is {most}'},
      {count: formatLocale(count), most: formatLocale(MAX_CELLS)},
    );
    const fitting = mostThatFits(operation, indexes, parameters);
    if (fitting === undefined) return refused(reason);
    const instead =
      operation.takes === 'k' ? translate({message: 'Choose k = {k} or less'}, {k: fitting}) : chooseCoarser(fitting);
    return refused(`${reason}. ${instead}`);
  }
  try {
    const result = operation.run(indexes, parameters);
    if (result.length > 0) {
      const table = carry && rowsOfResult(result, selection, carry);
      return {ok: true, indexes: result, ...(table && {table})};
    }
    return refused(isEmptyReason());
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}
