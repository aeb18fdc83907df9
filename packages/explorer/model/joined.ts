import {uniqueNames} from '../data/raw';
import type {Column, LayerTable, Value} from '../data/types';
import {rowsOfResult} from './fold';
import {combined, recipeOf, type Recipe} from './recipe';
import type {SetOperation} from './sets';

/** A set with its rows, as far as it has some. */
export interface SetWithRows {
  readonly name: string;
  readonly indexes: readonly string[];
  readonly table: LayerTable | undefined;
}

/**
 * The rows of two combined sets, with the columns of both side by side. A cell that was compared at a finer resolution
 * has the rows of the cell that contains it. Two parts of one table, which no cell shares, become one table again.
 *
 * @param indexes - the indexes of the combination
 * @returns undefined when neither set has rows for them
 */
export function joinedTable(
  operation: SetOperation,
  indexes: readonly string[],
  first: SetWithRows,
  second: SetWithRows,
): LayerTable | undefined {
  const own = rowsFor(indexes, first);
  const other = operation === 'difference' ? undefined : rowsFor(indexes, second);
  if (!own || !other) return own ?? other;
  const {columns, rows} = own;
  if (sameColumns(columns, other.columns) && rows.every((row, at) => row === null || other.rows[at] === null)) {
    return {columns, rows: rows.map((row, at) => row ?? other.rows[at] ?? null)};
  }
  const pad = (row: readonly Value[] | null | undefined, {length}: readonly Column[]) =>
    row ?? Array.from({length}, () => null);
  return {
    columns: withDistinctNames(columns, other.columns, second.name),
    rows: rows.map((row, at) => {
      const next = other.rows[at];
      return row || next ? [...pad(row, columns), ...pad(next, other.columns)] : null;
    }),
  };
}

/** At the finest resolution, no cell contains others: each has one row at most. */
const rowsFor = (indexes: readonly string[], {indexes: from, table}: SetWithRows): LayerTable | undefined =>
  table && rowsOfResult(indexes, from, {...table, rule: 'first'});

const sameColumns = (some: readonly Column[], others: readonly Column[]): boolean =>
  some.length === others.length &&
  some.every(({name, type}, at) => others[at]?.name === name && others[at].type === type);

/** The columns of two tables. The name of the second set follows a name that the first has, too. */
function withDistinctNames(columns: readonly Column[], others: readonly Column[], set: string): Column[] {
  const taken = new Set(columns.map(({name}) => name));
  const all = [...columns, ...others];
  const names = uniqueNames(
    all.map(({name}, at) => (at >= columns.length && taken.has(name) ? `${name} (${set})` : name)),
  );
  return all.map((column, at) => ({...column, name: names[at] ?? column.name}));
}

/** Indexes with a name, and the steps that led to the indexes. */
export interface NamedSet {
  readonly name: string;
  /** Which of the sets that are no layers it is. */
  readonly is?: 'input' | 'selection';
  readonly indexes: readonly string[];
  /** The rows that a layer has kept. */
  readonly table?: LayerTable;
  readonly recipe?: Recipe;
}

/**
 * The rows and the recipe of two combined sets.
 *
 * @param indexes - those of the result
 */
export function combinedSets(
  operation: SetOperation,
  indexes: readonly string[],
  first: NamedSet,
  second: NamedSet,
  tableOfSet: (set: NamedSet) => LayerTable | undefined,
): {readonly table?: LayerTable; readonly recipe: Recipe} {
  const [own, other] = [first, second].map((set) => ({...set, table: tableOfSet(set)}));
  const table = own && other && joinedTable(operation, indexes, own, other);
  return {
    ...(table && {table}),
    recipe: combined(operation, [recipeOf(first), recipeOf(second)], [...first.indexes, ...second.indexes]),
  };
}
