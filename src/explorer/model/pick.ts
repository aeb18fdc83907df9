import {getResolution, latLngToCell} from 'h3-js';

/** What may be picked at a position. */
export interface Pickable {
  /** Cells that are drawn, whatever their resolutions. */
  readonly drawn: ReadonlySet<string>;
  /** The resolutions that occur among them, finest first. */
  readonly resolutions: readonly number[];
}

/** Prepares drawn cells for picking. */
export function pickable(cells: Iterable<string>): Pickable {
  const drawn = new Set(cells);
  const resolutions = new Set<number>();
  for (const cell of drawn) resolutions.add(getResolution(cell));
  return {drawn, resolutions: [...resolutions].sort((a, b) => b - a)};
}

/**
 * The cell that a click means: the finest drawn cell there; or that of the grid, where nothing is drawn or where the
 * drawn one is already selected alone (a second click looks closer).
 */
export function pick(
  lat: number,
  lng: number,
  {drawn, resolutions}: Pickable,
  grid: number,
  selection: readonly string[],
): string {
  const found = resolutions.map((resolution) => latLngToCell(lat, lng, resolution)).find((cell) => drawn.has(cell));
  const already = selection.length === 1 && selection[0] === found;
  return found !== undefined && !already ? found : latLngToCell(lat, lng, grid);
}
