import {geoArea} from 'd3-geo';
import * as h3 from 'h3-js';
import * as geohash from 'ngeohash';
import {s2} from 's2js';
import {earthRadiusKm, type Position} from '../h3/sphere';
import {remember} from '../remember';
import {a5} from './a5';
import {box} from './box';
import {countries} from './countries';
import {hexbin} from './hexbin';
import {placekey} from './placekey';
import {plusCode} from './plusCode';
import {quadkey} from './quadkey';
import type {Grid} from './types';

export {countryFill, countrySpread} from './countries';
export {cellOfPlacekey, placekeyAt, placekeyPrefixKm} from './placekey';

const grids = {
  h3: {
    label: 'H3',
    cellAt: (lat, lng, level) => h3.latLngToCell(lat, lng, level),
    around: (cell) => h3.gridDisk(cell, 1).filter((other) => other !== cell),
    outline: (cell) => h3.cellToBoundary(cell).map(([lat, lng]): Position => [lng, lat]),
  },
  s2: {
    label: 'S2',
    cellAt: (lat, lng, level) =>
      s2.cellid.toToken(s2.cellid.parent(s2.cellid.fromLatLng(s2.LatLng.fromDegrees(lat, lng)), level)),
    around: (cell) => {
      const id = s2.cellid.fromToken(cell);
      return s2.cellid.allNeighbors(id, s2.cellid.level(id)).map(s2.cellid.toToken);
    },
    outline: (cell) => {
      const shape = s2.Cell.fromCellID(s2.cellid.fromToken(cell));
      return [0, 1, 2, 3].map((corner): Position => {
        const position = s2.LatLng.fromPoint(shape.vertex(corner));
        return [(position.lng * 180) / Math.PI, (position.lat * 180) / Math.PI];
      });
    },
  },
  geohash: {
    label: 'Geohash',
    cellAt: (lat, lng, level) => geohash.encode(lat, lng, level),
    around: (cell) => geohash.neighbors(cell),
    outline: (cell) => box(geohash.decode_bbox(cell)),
  },
  a5,
  quadkey,
  plusCode,
  hexbin,
  placekey,
  countries,
} as const satisfies Record<string, Grid>;

/** The grid called `name`. Throws an Error naming the grids when there is none. */
export function gridNamed(name: string): Grid {
  const grid = Object.entries(grids).find(([key]) => key === name)?.[1];
  if (!grid) throw new Error(`no grid is called '${name}'; there are ${Object.keys(grids).join(', ')}`);
  return grid;
}

/** What a grid calls the cell at a position, which is in degrees. */
export function nameAt(name: string, level: number, lat: number, lng: number): string {
  return gridNamed(name).cellAt(lat, lng, level);
}

/** The area of the cell at a position, in km², its edges taken as great circles between the outline's points. */
export function areaAt(name: string, level: number, lat: number, lng: number): number {
  const grid = gridNamed(name);
  const ring = grid.outline(grid.cellAt(lat, lng, level)).reverse();
  const first = ring[0];
  const area = geoArea({type: 'Polygon', coordinates: [first ? [...ring, first] : ring]});
  // d3-geo takes the other side of a ring that runs the wrong way; no cell is half of the Earth.
  return Math.min(area, 4 * Math.PI - area) * earthRadiusKm ** 2;
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
export const sampledAreas = remember((name: string, level: number): readonly number[] => {
  const {greatestLatitude = 90} = gridNamed(name);
  return evenPositions(sampleSize)
    .filter(([, lat]) => Math.abs(lat) < greatestLatitude)
    .map(([lng, lat]) => areaAt(name, level, lat, lng));
});

/** How the areas of a grid's cells differ, in km². */
export interface AreaSpread {
  readonly least: number;
  readonly most: number;
  /** The largest divided by the smallest. */
  readonly ratio: number;
}

export function areaSpread(name: string, level: number): AreaSpread {
  const areas = sampledAreas(name, level);
  const [least, most] = [Math.min(...areas), Math.max(...areas)];
  return {least, most, ratio: most / least};
}
