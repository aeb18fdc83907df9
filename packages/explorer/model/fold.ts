import {translate} from '@docusaurus/Translate';
import {cellToParent, getResolution, isValidCell, latLngToCell} from 'h3-js';
import {withoutNoise} from '../data/digits';
import {duplicatesIn} from '../data/duplicates';
import {amountOf, type Column, type DataRow, type DataSet, type LayerTable, type Value} from '../data/types';
import {FINEST} from './limits';

/** How the rows of several sources become the row of one index. */
export const folds = ['count', 'sum', 'mean', 'min', 'max', 'first'] as const;
export type Fold = (typeof folds)[number];

/** Rows that a result takes over: one for each source, null where a source has none. */
export interface FoldSource extends LayerTable {
  readonly rule: Fold;
}

type Row = readonly Value[];

const ofNumbers: Readonly<Record<Exclude<Fold, 'count' | 'first'>, (amounts: readonly number[]) => number>> = {
  sum: (amounts) => amounts.reduce((sum, amount) => sum + amount, 0),
  mean: (amounts) => amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length,
  min: (amounts) => amounts.reduce((least, amount) => Math.min(least, amount)),
  max: (amounts) => amounts.reduce((most, amount) => Math.max(most, amount)),
};

/** The row of several, of which none is missing. A text stays where all have it. */
function foldedRow(columns: readonly Column[], rows: readonly Row[], rule: Fold): Row {
  const [first = []] = rows;
  if (rule === 'count') return [rows.length];
  if (rule === 'first' || rows.length === 1) return first;
  return columns.map((column, at) => {
    const values = rows.map((row) => row[at] ?? null);
    if (column.type === 'text') return values.every((value) => value === values[0]) ? (values[0] ?? null) : null;
    const amounts = values.flatMap((value) => amountOf(column, value) ?? []);
    if (amounts.length === 0) return null;
    const result = withoutNoise(ofNumbers[rule](amounts));
    // The decimal mark of the column.
    return column.decimal === ',' ? String(result).replace('.', ',') : result;
  });
}

/**
 * The rows of indexes that come from others.
 *
 * @param groups - for each index, the numbers of the sources that it comes from
 * @returns undefined where no index has a row
 */
export function folded(
  {columns, rows, rule}: FoldSource,
  groups: readonly (readonly number[])[],
): LayerTable | undefined {
  const made = groups.map((group) => {
    const own = group.flatMap((at) => (rows[at] ? [rows[at]] : []));
    return own.length === 0 ? null : foldedRow(columns, own, rule);
  });
  if (made.every((row) => row === null)) return undefined;
  return {columns: rule === 'count' ? [{name: translate({message: 'count'}), type: 'number'}] : columns, rows: made};
}

/** Groups numbers by a key, in the order of the first of each. */
function grouped<Key>(keys: readonly (Key | undefined)[]): Map<Key, number[]> {
  const groups = new Map<Key, number[]>();
  for (const [at, key] of keys.entries()) {
    if (key === undefined) continue;
    const known = groups.get(key);
    if (known) known.push(at);
    else groups.set(key, [at]);
  }
  return groups;
}

/** The cell of a resolution that a row falls into; undefined without a place, or where its cell is coarser. */
function cellOf({index, position}: DataRow, resolution: number): string | undefined {
  if (index !== undefined && isValidCell(index))
    return getResolution(index) >= resolution ? cellToParent(index, resolution) : undefined;
  return position && latLngToCell(position[0], position[1], resolution);
}

/** Cells with the rows that fall into each as one, and the number of rows that fall into none. */
export interface Aggregated {
  readonly indexes: readonly string[];
  readonly table: LayerTable | undefined;
  readonly skipped: number;
}

/** Whether it is useful to count rows in cells: the rows have positions, or some share a cell. */
export const canCount = (data: DataSet): boolean =>
  data.rows.some(({position}) => position) || duplicatesIn(data) !== undefined;

/** Puts rows into the cells of a resolution. */
export function aggregate({columns, rows}: DataSet, resolution: number, rule: Fold): Aggregated {
  const cells = rows.map((row) => cellOf(row, resolution));
  const groups = grouped(cells);
  return {
    indexes: [...groups.keys()],
    table: folded({columns, rows: rows.map(({values}) => values), rule}, [...groups.values()]),
    skipped: cells.filter((cell) => cell === undefined).length,
  };
}

/**
 * The rows of indexes that come from others: an index keeps its row, a cell takes that of the cell which contains it, or
 * else those of the cells that it contains.
 *
 * @param result - valid indexes
 * @param indexes - those that `source` has the rows of
 */
export function rowsOfResult(
  result: readonly string[],
  indexes: readonly string[],
  source: FoldSource,
): LayerTable | undefined {
  const own = new Map(indexes.flatMap((index, at) => (source.rows[at] ? [[index, at] as const] : [])));
  if (own.size === 0) return undefined;
  const cells = [...own].filter(([index]) => isValidCell(index));
  const resolutions = [...new Set(cells.map(([cell]) => getResolution(cell)))].sort((a, b) => b - a);
  const wanted = new Set(result);
  const coarsest = result.reduce(
    (least, cell) => (isValidCell(cell) ? Math.min(least, getResolution(cell)) : least),
    FINEST,
  );
  const finer = new Map<string, number[]>();
  for (const [cell, at] of cells) {
    for (let resolution = getResolution(cell) - 1; resolution >= coarsest; resolution--) {
      const parent = cellToParent(cell, resolution);
      if (wanted.has(parent)) finer.set(parent, [...(finer.get(parent) ?? []), at]);
    }
  }
  const sourcesOf = (index: string): readonly number[] => {
    const same = own.get(index);
    if (same !== undefined) return [same];
    if (!isValidCell(index)) return [];
    for (const coarser of resolutions) {
      if (coarser >= getResolution(index)) continue;
      const at = own.get(cellToParent(index, coarser));
      if (at !== undefined) return [at];
    }
    return finer.get(index) ?? [];
  };
  return folded(source, result.map(sourcesOf));
}
