import type {Position} from '../h3/sphere';
import {memoize} from '@h3-docs/base/memoize';
import {a5} from './a5';
import {areaOf} from './area';
import {countries} from './countries';
import {geohashGrid} from './geohash';
import {h3Grid} from './h3';
import {hexbin} from './hexbin';
import {placekey} from './placekey';
import {plusCode} from './plusCode';
import {quadkey} from './quadkey';
import {s2Grid} from './s2';
import type {Grid, MeasuredGrid} from './types';

export {countryFill, countrySpread} from './countries';
export {cellOfPlacekey, placekeyAt, placekeyPrefixKm} from './placekey';

const drawn = {h3: h3Grid, s2: s2Grid, geohash: geohashGrid, hexbin, placekey, countries};
const measured = {...drawn, a5, quadkey, plusCode};

function named<Found extends MeasuredGrid>(grids: Readonly<Record<string, Found>>, name: string): Found {
  const grid = Object.hasOwn(grids, name) ? grids[name] : undefined;
  if (!grid) throw new Error(`no grid is called '${name}'; there are ${Object.keys(grids).join(', ')}`);
  return grid;
}

/** The grid called `name` with its neighbors. Throws an Error naming the grids when there is none. */
export const gridNamed = (name: string): Grid => named<Grid>(drawn, name);

/** What a grid calls the cell at a position, which is in degrees. */
export function nameAt(name: string, level: number, lat: number, lng: number): string {
  return named(measured, name).cellAt(lat, lng, level);
}

/** The area of the cell at a position, in km², its edges taken as great circles between the outline's points. */
export function areaAt(name: string, level: number, lat: number, lng: number): number {
  const grid = named(measured, name);
  return areaOf(grid, grid.cellAt(lat, lng, level));
}

/** Positions spread evenly over the sphere, the same in every run: a Fibonacci lattice, [lng, lat] in degrees. */
function evenPositions(count: number): Position[] {
  const goldenAngle = 180 * (3 - Math.sqrt(5));
  return Array.from({length: count}, (_, index): Position => {
    const lat = (Math.asin(1 - (2 * index + 1) / count) * 180) / Math.PI;
    return [((index * goldenAngle) % 360) - 180, lat];
  });
}

/** So many positions, spread evenly over the whole Earth, stand for all. */
export const sampleSize = 5000;

/** The areas of a grid's cells at evenly spread positions, in km²; a grid that ends before the poles has fewer. */
export const sampledAreas = memoize((name: string, level: number): readonly number[] => {
  const {greatestLatitude = 90} = named(measured, name);
  return evenPositions(sampleSize)
    .filter(([, lat]) => Math.abs(lat) < greatestLatitude)
    .map(([lng, lat]) => areaAt(name, level, lat, lng));
});

/** How the areas of sampled cells of one level of a grid differ, in km². */
export const areaSpread = memoize((name: string, level: number) => {
  const areas = sampledAreas(name, level);
  const [least, most] = [Math.min(...areas), Math.max(...areas)];
  return {least, most, ratio: most / least};
});
