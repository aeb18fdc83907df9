import {geoMercator} from 'd3-geo';
import {hexbin as createHexbin} from 'd3-hexbin';
import type {Position} from '../h3/sphere';
import type {Grid} from './types';

type Point = [x: number, y: number];

/** Pixels around the equator on a web map at zoom 8, its tiles 256 pixels wide. */
const WORLD_PIXELS = 256 * 2 ** 8;

const mercator = geoMercator()
  .scale(WORLD_PIXELS / (2 * Math.PI))
  .translate([0, 0])
  // No points are added along lines: only positions are projected.
  .precision(0);

/** A square web map ends where Mercator's y is π (about 85.05°). */
const greatestLatitude = (2 * Math.atan(Math.exp(Math.PI)) * 180) / Math.PI - 90;

/** The bin's name: a hexbin has none of its own, so its radius and the middle, in pixels of the map, serve. */
function binAt(radius: number, point: Point): string {
  const [bin] = createHexbin().radius(radius)([point]);
  if (!bin) throw new RangeError(`no bin holds the point ${point.join(', ')}`);
  return JSON.stringify([radius, bin.x, bin.y].map((value) => Number(value.toFixed(2))));
}

const readBin = (name: string) => JSON.parse(name) as [radius: number, x: number, y: number];

/** Points at a distance from a bin's middle, in six directions; `turn` in degrees is the first one's, from the east. */
function sixAround([x, y]: Point, distance: number, turn: number): Point[] {
  return [0, 60, 120, 180, 240, 300].map((angle) => {
    const direction = ((angle + turn) * Math.PI) / 180;
    return [x + distance * Math.cos(direction), y - distance * Math.sin(direction)];
  });
}

function positionOf(point: Point): Position {
  const position = mercator.invert?.(point);
  if (!position) throw new RangeError(`the point ${point.join(', ')} is not on the map`);
  return position;
}

/** Hexbins of d3-hexbin over a web map at zoom 8; the level is their radius in pixels. */
export const hexbin: Grid = {
  label: 'Hexbin',
  greatestLatitude,
  cellAt(lat, lng, radius) {
    const point = mercator([lng, lat]);
    if (!point || Math.abs(lat) > greatestLatitude) throw new RangeError(`the latitude ${lat} is not on the map`);
    return binAt(radius, point);
  },
  around(cell) {
    const [radius, x, y] = readBin(cell);
    return sixAround([x, y], radius * Math.sqrt(3), 0).map((point) => binAt(radius, point));
  },
  outline(cell) {
    const [radius, x, y] = readBin(cell);
    return sixAround([x, y], radius, 30).map(positionOf);
  },
};
