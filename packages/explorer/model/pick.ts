import {latLngToCell} from 'h3-js';
import {resolutionOf} from './kinds';

/** Cells that are drawn, whatever their resolutions: what may be picked at a position. */
export interface Pickable {
  readonly has: (cell: string) => boolean;
  /** The resolutions that occur among them, finest first. */
  readonly resolutions: readonly number[];
}

/** Prepares drawn cells for picking. */
export function pickable(cells: Iterable<string>): Pickable {
  const drawn = new Set(cells);
  const resolutions = new Set<number>();
  for (const cell of drawn) resolutions.add(resolutionOf(cell));
  return {has: (cell) => drawn.has(cell), resolutions: finestFirst(resolutions)};
}

/** The cells of several sets, without a copy of them. */
export function pickableOf(sets: readonly Pickable[]): Pickable {
  return {
    has: (cell) => sets.some((set) => set.has(cell)),
    resolutions: finestFirst(new Set(sets.flatMap(({resolutions}) => resolutions))),
  };
}

const finestFirst = (resolutions: ReadonlySet<number>): number[] => [...resolutions].sort((a, b) => b - a);

/**
 * What a click on an index does. Several indexes are mostly the result of a step, which a click must not replace: it looks at
 * the index beside them.
 *
 * @param adds - whether the reader adds to the selection
 */
export function clickDoes(selection: readonly string[], adds: boolean): 'add' | 'look' | 'select' {
  if (adds) return 'add';
  return selection.length > 1 ? 'look' : 'select';
}

/**
 * The cell that a click selects: the finest drawn cell at the position. If no cell is drawn there, or if that cell
 * alone is already selected, the click selects the cell of the grid.
 */
export function pick(
  lat: number,
  lng: number,
  {has, resolutions}: Pickable,
  grid: number,
  selection: readonly string[],
): string {
  const found = resolutions.map((resolution) => latLngToCell(lat, lng, resolution)).find(has);
  const already = selection.length === 1 && selection[0] === found;
  return found !== undefined && !already ? found : latLngToCell(lat, lng, grid);
}
