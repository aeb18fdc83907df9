import {translate} from '@docusaurus/Translate';
import type {Position} from 'geojson';
import {cellToChildren, cellToLatLng, cellToParent, getResolution, isValidCell} from 'h3-js';
import {wrapDegrees} from '@h3-docs/grid/h3/sphere';
import {withoutNoise} from '../data/digits';
import {amountOf, type Column, type LayerTable, type Value} from '../data/types';
import {FINEST} from './limits';

/** How the rows of several sources become the row of one cell. */
export const carryRules = ['first', 'largest', 'count', 'sum', 'mean', 'split'] as const;
export type CarryRule = (typeof carryRules)[number];

/** Rows that a result takes over: one for each source, null where a source has none. */
export interface CarrySource extends LayerTable {
  readonly rule: CarryRule;
}

type Row = readonly Value[];

/** The columns of a result. */
function carriedColumns({columns, rule}: CarrySource): readonly Column[] {
  return rule === 'count' ? [{name: translate({message: 'count'}), type: 'number'}] : columns;
}

/**
 * The row of a cell with these sources, of which none is empty.
 *
 * @param shares - how much of the cell each source covers
 * @param parts - among how many cells the numbers of each source are divided; undefined: they stay whole
 */
function combined(
  {columns, rule}: CarrySource,
  rows: readonly Row[],
  shares: readonly number[] | undefined,
  parts: readonly number[] | undefined,
): Row {
  const [first = []] = rows;
  switch (rule) {
    case 'count':
      return [rows.length];
    case 'first':
      return first;
    case 'largest': {
      const best = (shares ?? []).reduce((most, share, at) => (share > (shares?.[most] ?? 0) ? at : most), 0);
      return rows[best] ?? first;
    }
    case 'sum':
    case 'mean':
    case 'split':
      if (rows.length === 1 && (parts?.[0] ?? 1) === 1) return first;
      return columns.map((column, at) => {
        const values = rows.map((row) => row[at] ?? null);
        if (column.type === 'text') return values.every((value) => value === values[0]) ? (values[0] ?? null) : null;
        const amounts = values.flatMap((value, source) => {
          const amount = amountOf(column, value);
          return amount === undefined ? [] : [amount / (parts?.[source] ?? 1)];
        });
        if (amounts.length === 0) return null;
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        const result = withoutNoise(rule === 'mean' ? sum / amounts.length : sum);
        // The decimal mark of the column.
        return column.decimal === ',' ? String(result).replace('.', ',') : result;
      });
  }
}

/**
 * The rows of cells that cover shapes.
 *
 * @param sources - for each cell, the numbers of the shapes that it comes from
 * @param polygonsOf - the polygons of a shape, whose overlap decides with the rule `largest`
 */
export function rowsOfCovering(
  cells: readonly string[],
  sources: readonly (readonly number[])[],
  source: CarrySource,
  polygonsOf: (shape: number) => readonly Position[][][],
): LayerTable | undefined {
  const parts = partsOf(source, sources);
  const rows = cells.map((cell, at) => {
    const own = (sources[at] ?? []).flatMap((shape) => {
      const row = source.rows[shape];
      return row ? [{shape, row}] : [];
    });
    if (own.length === 0) return null;
    const shares =
      source.rule === 'largest' && own.length > 1 ? own.map(({shape}) => shareOf(cell, polygonsOf(shape))) : undefined;
    return combined(
      source,
      own.map(({row}) => row),
      shares,
      parts && own.map(({shape}) => parts.get(shape) ?? 1),
    );
  });
  return rows.some((row) => row !== null) ? {columns: carriedColumns(source), rows} : undefined;
}

/** Among how many cells the numbers of each source are divided, by the lists of sources of all cells; undefined: no rule divides them. */
function partsOf<Item>(
  {rule}: CarrySource,
  lists: readonly (readonly Item[])[],
): ReadonlyMap<Item, number> | undefined {
  if (rule !== 'split') return undefined;
  const counts = new Map<Item, number>();
  for (const list of lists) for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The share of a cell that polygons cover, by the centers of its children two resolutions finer. */
function shareOf(cell: string, polygons: readonly Position[][][]): number {
  const resolution = Math.min(FINEST, getResolution(cell) + 2);
  const centers = cellToChildren(cell, resolution).map(cellToLatLng);
  const inside = centers.filter(([lat, lng]) => polygons.some((rings) => isInside(rings, lng, lat)));
  return inside.length / centers.length;
}

/** Whether a position lies in a polygon with continuous longitudes, by the even-odd rule. */
function isInside(rings: readonly Position[][], lng: number, lat: number): boolean {
  let inside = false;
  for (const ring of rings) {
    const [[first = 0] = []] = ring;
    const x = first + wrapDegrees(lng - first);
    // Rings that run around the Earth reach more than half a turn from their first corner.
    for (const own of [x - 360, x, x + 360]) if (crossings(ring, own, lat) % 2 === 1) inside = !inside;
  }
  return inside;
}

function crossings(ring: readonly Position[], x: number, y: number): number {
  let count = 0;
  for (let at = 1; at < ring.length; at++) {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [ring[at - 1], ring[at]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) count++;
  }
  return count;
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
  source: CarrySource,
): LayerTable | undefined {
  const own = new Map(indexes.flatMap((index, at) => (source.rows[at] ? [[index, source.rows[at]] as const] : [])));
  if (own.size === 0) return undefined;
  const wanted = new Set(result);
  const resolutions = [...new Set([...own.keys()].filter(isValidCell).map(getResolution))].sort((a, b) => b - a);
  const finer = new Map<string, {cells: string[]; shares: number[]}>();
  const coarsest = result.reduce(
    (least, cell) => (isValidCell(cell) ? Math.min(least, getResolution(cell)) : least),
    15,
  );
  for (const cell of own.keys()) {
    if (!isValidCell(cell)) continue;
    for (let resolution = getResolution(cell) - 1; resolution >= coarsest; resolution--) {
      const parent = cellToParent(cell, resolution);
      if (!wanted.has(parent)) continue;
      const known = finer.get(parent) ?? {cells: [], shares: []};
      known.cells.push(cell);
      known.shares.push(7 ** -getResolution(cell));
      finer.set(parent, known);
    }
  }
  const sourcesOf = (index: string): readonly string[] => {
    if (own.has(index)) return [index];
    if (!isValidCell(index)) return [];
    const resolution = getResolution(index);
    for (const coarser of resolutions) {
      const parent = coarser < resolution ? cellToParent(index, coarser) : index;
      if (own.has(parent)) return [parent];
    }
    return finer.get(index)?.cells ?? [];
  };
  const sources = result.map(sourcesOf);
  const parts = partsOf(source, sources);
  const rows = result.map((index, at) => {
    const from = sources[at] ?? [];
    if (from.length === 0) return null;
    return combined(
      source,
      from.flatMap((cell) => [own.get(cell) ?? []]),
      finer.get(index)?.shares,
      parts && from.map((cell) => parts.get(cell) ?? 1),
    );
  });
  return rows.some((row) => row !== null) ? {columns: carriedColumns(source), rows} : undefined;
}
