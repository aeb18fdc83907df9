import {cellToParent, getResolution, gridDisk} from 'h3-js';
import {byKind, kindOf, resolutionOf} from './kinds';

/** What is unusual about a set of indexes. */
export interface Findings {
  /** The resolution that most of the cells have; undefined without cells. */
  readonly resolution: number | undefined;
  /** Indexes of another kind than most, or cells of another resolution than most. */
  readonly outliers: readonly string[];
  /** Cells that are missing in the set although it has all of their neighbors, at the resolution that most cells have. */
  readonly gaps: readonly string[];
  /** Cells that lie in a coarser cell of the set. */
  readonly nested: readonly string[];
}

/** The item that occurs most often. */
function mode<T>(items: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].reduce<[T | undefined, number]>((most, one) => (one[1] > most[1] ? one : most), [undefined, 0])[0];
}

/**
 * Checks a set of distinct valid indexes for likely mistakes: outliers, holes of one cell, and cells inside other
 * cells.
 */
export function checkSet(indexes: readonly string[]): Findings {
  const {cell: cells} = byKind(indexes);
  const kind = mode(indexes.map(kindOf));
  const resolution = mode(cells.map(getResolution));
  const outliers = indexes.filter(
    (index) => kindOf(index) !== kind || (kind === 'cell' && resolutionOf(index) !== resolution),
  );
  const all = new Set(cells);
  const candidates = new Set(
    cells
      .filter((cell) => getResolution(cell) === resolution)
      .flatMap((cell) => gridDisk(cell, 1))
      .filter((cell) => !all.has(cell)),
  );
  const covered = (cell: string) => isNested(cell, all);
  const gaps = [...candidates].filter(
    (cell) => !covered(cell) && gridDisk(cell, 1).every((near) => near === cell || all.has(near)),
  );
  return {resolution, outliers, gaps, nested: cells.filter(covered)};
}

function isNested(cell: string, all: ReadonlySet<string>): boolean {
  for (let coarser = getResolution(cell) - 1; coarser >= 0; coarser--) {
    if (all.has(cellToParent(cell, coarser))) return true;
  }
  return false;
}
