/** Random indexes and places, with the rare ones often: pentagons, base cells, poles, the antimeridian. */
import {
  cellToChildren,
  cellToLatLng,
  getPentagons,
  getRes0Cells,
  gridDisk,
  latLngToCell,
  originToDirectedEdges,
} from 'h3-js';
import type {Random} from './random';

const byResolution = new Map<number, string[]>();

/** The 12 pentagons of a resolution. */
export function pentagons(resolution: number): readonly string[] {
  const known = byResolution.get(resolution) ?? getPentagons(resolution);
  byResolution.set(resolution, known);
  return known;
}

const baseCells = getRes0Cells();

/** A place: latitude and longitude in degrees. */
function place(random: Random): readonly [lat: number, lng: number] {
  return random.pick([
    () => [random.next() * 180 - 90, random.next() * 360 - 180] as const,
    () => [random.pick([90, -90, 89.9999, -89.9999, 0]), random.pick([0, 180, -180, 179.9999])] as const,
    () => cellToLatLng(random.pick(pentagons(random.below(16)))),
  ])();
}

/** A cell of any resolution, or of one. */
export function randomCell(random: Random, resolution = random.below(16)): string {
  if (random.chance(0.1)) return random.pick(baseCells);
  if (random.chance(0.15)) return random.pick(pentagons(resolution));
  return latLngToCell(...place(random), resolution);
}

/** A directed edge of a random cell. */
export function cellToDirectedEdge(random: Random): string {
  return random.pick(originToDirectedEdges(randomCell(random)));
}

/** Some cells: near one another or not, of one resolution or not. */
export function cellsAround(random: Random): readonly string[] {
  const cell = randomCell(random);
  const resolution = parseInt(cell[1] ?? '0', 16);
  const list = random.pick([
    () => gridDisk(cell, random.below(4)),
    () => (resolution < 15 ? cellToChildren(cell, resolution + 1) : [cell]),
    () => Array.from({length: random.below(8)}, () => randomCell(random)),
    () => Array.from({length: random.below(8)}, () => randomCell(random, resolution)),
    () => [cell, cell],
  ])();
  return list.slice(0, 1 + random.below(40));
}

/** Corners of a polygon as a link to a figure writes them: slivers, bow-ties, small and huge ones. */
export function places(random: Random): readonly string[] {
  const [lat, lng] = place(random);
  const size = 10 ** (random.next() * 7 - 5);
  const flat = random.chance(0.3) ? 1e-5 : 1;
  return Array.from({length: random.below(8)}, () => {
    const east = lng + (random.next() - 0.5) * size;
    const north = lat + (random.next() - 0.5) * size * flat;
    return `${Math.max(-180, Math.min(180, east)).toFixed(5)}_${Math.max(-90, Math.min(90, north)).toFixed(5)}`;
  });
}
