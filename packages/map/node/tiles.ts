import {
  tileCorner,
  tileNumber,
  tileScales,
  type MapTile,
  type Steps,
  type TiledScale,
} from '@h3-docs/base/contracts/mapTiles';
import {clipLine, clipRing, type HalfPlane, type Point} from '@h3-docs/grid/h3/clip';
import type {Piece} from '@h3-docs/grid/h3/land';
import {landOfScale} from '@h3-docs/grid/node/geography';
import {mapCities} from './basemap';

/** The scale of Natural Earth that each scale of tiles is cut from, and the people of the smallest city that has a name at its zooms. */
const contents = {mid: {land: 50, leastPeople: 300_000}, high: {land: 10, leastPeople: 0}} as const;

/** A tile that is being filled. */
type Filling = {readonly [Part in keyof MapTile]: MapTile[Part][number][]};

/**
 * Land, borders, and cities of a scale in tiles.
 *
 * @returns the tiles as JSON by their numbers (see `tileNumber`); a tile that would be empty is missing
 */
export function mapTiles(scale: TiledScale): Readonly<Record<number, string>> {
  const {land, leastPeople} = contents[scale];
  const {polygons, borders} = landOfScale(land);
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
  for (const city of mapCities(leastPeople)) {
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

/** The parts of paths in the tiles of an axis. Paths are halved again and again, because halves of a coast have fewer points. */
function slices(
  paths: Paths,
  [from, to]: readonly [from: number, to: number],
  lineAt: (tile: number) => Omit<HalfPlane, 'side'>,
  cut: Cut,
): {tile: number; paths: Paths}[] {
  if (paths.length === 0) return [];
  if (to - from <= 1) return [{tile: from, paths}];
  const middle = Math.floor((from + to) / 2);
  const line = lineAt(middle);
  return [
    ...slices(cut(paths, [{...line, side: -1}]), [from, middle], lineAt, cut),
    ...slices(cut(paths, [{...line, side: 1}]), [middle, to], lineAt, cut),
  ];
}

/** The parts of a piece in the tiles of the world: first in columns, which are then cut into rows. */
function cutIntoTiles({bounds, rings}: Piece, degrees: number, cut: Cut): {number: number; paths: Paths}[] {
  const [west, south, east, north] = bounds;
  const columns = 360 / degrees;
  // Rings are closed; the clip takes open ones.
  const paths: Paths = cut === cutRings ? rings.map((ring) => ring.slice(0, -1)) : rings;
  const tilesOf = (low: number, high: number, origin: number) =>
    [Math.floor((low - origin) / degrees), Math.ceil((high - origin) / degrees)] as const;
  const meridian = (column: number) => ({axis: 0, at: column * degrees - 180}) as const;
  const parallel = (row: number) => ({axis: 1, at: row * degrees - 90}) as const;
  return slices(paths, tilesOf(west, east, -180), meridian, cut).flatMap(({tile: at, paths: strip}) => {
    // Longitudes beyond ±180 belong to the other side of the antimeridian.
    const column = ((at % columns) + columns) % columns;
    const turned = strip.map((path) => path.map(([lng, lat]): Point => [lng + (column - at) * degrees, lat]));
    return slices(turned, tilesOf(south, north, -90), parallel, cut).map(({tile: row, paths: parts}) => ({
      number: row * columns + column,
      paths: parts,
    }));
  });
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
