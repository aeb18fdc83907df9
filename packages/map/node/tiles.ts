import {readFile} from 'node:fs/promises';
import type {Topology} from 'topojson-specification';
import {
  tileCorner,
  tileNumber,
  tileScales,
  type MapTile,
  type Steps,
  type TiledScale,
} from '@h3-docs/base/contracts/mapTiles';
import {clipLine, clipRing, meridiansOf, type HalfPlane, type Point} from '@h3-docs/grid/h3/clip';
import {landLevel, type Piece} from '@h3-docs/grid/h3/land';
import {mapCities} from './basemap';
import {scales} from './scales';

/** Cities of fewer people have no names at the zooms of a scale. */
const leastPeople: Readonly<Record<TiledScale, number>> = {mid: 300_000, high: 0};

/** A tile that is being filled. */
interface Filling {
  readonly land: Steps[][];
  readonly borders: Steps[];
  readonly cities: MapTile['cities'][number][];
}

const parallelsOf = (south: number, north: number): readonly HalfPlane[] => [
  {axis: 1, at: south, side: 1},
  {axis: 1, at: north, side: -1},
];

/**
 * Land, borders, and cities of a scale in tiles.
 *
 * @returns the tiles as JSON by their numbers (see `tileNumber`); a tile that would be empty is missing
 */
export async function mapTiles(scale: TiledScale): Promise<Readonly<Record<number, string>>> {
  const file = require.resolve(`world-atlas/countries-${scales[scale]}.json`);
  const {polygons, borders} = landLevel(JSON.parse(await readFile(file, 'utf8')) as Topology);
  const {degrees, units} = tileScales[scale];
  const tiles = new Map<number, Filling>();
  const tileAt = (number: number): Filling => {
    const tile = tiles.get(number) ?? {land: [], borders: [], cities: []};
    tiles.set(number, tile);
    return tile;
  };
  const inTiles = (piece: Piece, cut: Cut) =>
    cutIntoTiles(piece, degrees, cut).map(({number, paths}) => {
      const corner = tileCorner(tileScales[scale], number);
      return {number, steps: paths.map((path) => stepsOf(path, corner, units))};
    });
  for (const polygon of polygons) {
    for (const {number, steps} of inTiles(polygon, cutRings)) {
      const [outer, ...holes] = steps;
      if (outer && hasArea(outer)) tileAt(number).land.push([outer, ...holes.filter(hasArea)]);
    }
  }
  for (const border of borders) {
    for (const {number, steps} of inTiles(border, cutLines)) {
      tileAt(number).borders.push(...steps.filter(({length}) => length > 2));
    }
  }
  for (const city of mapCities(leastPeople[scale])) {
    const [, lng, lat] = city;
    const column = Math.min(360 / degrees - 1, Math.floor((lng + 180) / degrees));
    tileAt(tileNumber(tileScales[scale], column, Math.floor((lat + 90) / degrees))).cities.push(city);
  }
  return Object.fromEntries(Array.from(tiles, ([number, tile]) => [number, JSON.stringify(tile)]));
}

/** Whether a ring still has three corners after rounding: a ring smaller than a unit has lost them. */
const hasArea = ({length}: Steps): boolean => length >= 6;

type Paths = readonly (readonly Point[])[];
/** Cuts rings or lines at half planes. */
type Cut = (paths: Paths, halves: readonly HalfPlane[]) => Paths;

const cutLines: Cut = (lines, halves) => lines.flatMap((line) => clipLine(line, halves));

/** The parts of a polygon. The list is empty when its outer ring lies outside. */
const cutRings: Cut = (rings, halves) => {
  const [outer = [], ...holes] = rings.map((ring) => clipRing(ring, halves));
  return outer.length < 3 ? [] : [outer, ...holes.filter(({length}) => length > 2)];
};

/** The parts of a piece in the tiles of the world: first in columns, which are then cut into rows. */
function cutIntoTiles({bounds, rings}: Piece, degrees: number, cut: Cut): {number: number; paths: Paths}[] {
  const [west, south, east, north] = bounds;
  const columns = 360 / degrees;
  // Rings are closed; the clip takes open ones.
  const paths: Paths = cut === cutRings ? rings.map((ring) => ring.slice(0, -1)) : rings;
  const result: {number: number; paths: Paths}[] = [];
  for (let at = Math.floor((west + 180) / degrees); at * degrees - 180 < east; at++) {
    const from = at * degrees - 180;
    const strip = cut(paths, meridiansOf(from, from + degrees));
    if (strip.length === 0) continue;
    const column = ((at % columns) + columns) % columns;
    // Longitudes beyond ±180 belong to the other side of the antimeridian.
    const turned = strip.map((path) => path.map(([lng, lat]): Point => [lng + (column - at) * degrees, lat]));
    for (let row = Math.max(0, Math.floor((south + 90) / degrees)); row * degrees - 90 < north; row++) {
      const parts = cut(turned, parallelsOf(row * degrees - 90, (row + 1) * degrees - 90));
      if (parts.length > 0) result.push({number: row * columns + column, paths: parts});
    }
  }
  return result;
}

/** A path as steps, without steps of length zero. */
function stepsOf(path: readonly Point[], [west, south]: readonly [number, number], units: number): Steps {
  const steps: number[] = [];
  let [x, y] = [0, 0];
  for (const [lng, lat] of path) {
    const [nextX, nextY] = [Math.round((lng - west) * units), Math.round((lat - south) * units)];
    if (steps.length > 0 && nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return steps;
}
