import type {Feature, FeatureCollection, Polygon} from 'geojson';
import {unwrap} from '@h3-docs/grid/h3/geometry';
import {angle, type Position} from '@h3-docs/grid/h3/sphere';
import {theShortWay} from '../input/short-way';

/** Whether there are all the corners that a polygon needs. */
const isComplete = ({length}: readonly Position[]): boolean => length >= 3;

/**
 * The corners of a polygon after a click, and whether it is finished. A click on the last one, as a double click makes it, or on
 * the first one finishes it.
 *
 * @param reach - how near a click counts as one on a corner, degrees
 */
export function clickAt(corners: readonly Position[], at: Position, reach: number) {
  const isOn = (corner: Position | undefined) => corner !== undefined && angle(corner, at) <= reach;
  if (isOn(corners.at(-1))) return {corners, finished: isComplete(corners)};
  if (isComplete(corners) && isOn(corners[0])) return {corners, finished: true};
  return {corners: [...corners, at], finished: false};
}

/** The polygon of some corners; undefined while there are too few. Longitudes follow those of the corners. */
export function shapeOf(corners: readonly Position[]): Polygon | undefined {
  const [first] = corners;
  if (!isComplete(corners) || !first) return undefined;
  return {type: 'Polygon', coordinates: [[...corners, first].map((corner) => [...corner])]};
}

/** Drawn positions have six decimals, about 11 cm. */
const DIGITS = 1e6;
const round = (value: number) => Math.round(value * DIGITS) / DIGITS;

/** A drawn shape as it is kept: rounded, and across the antimeridian without jumps. */
export function finished({coordinates}: Polygon): Polygon {
  const rounded: Polygon = {type: 'Polygon', coordinates: coordinates.map((ring) => ring.map((at) => at.map(round)))};
  const read = theShortWay(rounded);
  return read.type === 'Polygon' ? read : rounded;
}

/** A polygon on its way with its corners as the map shows it, the pointer being its next corner. */
export function drawingFeatures(corners: readonly Position[], pointer: Position | undefined): FeatureCollection {
  const path = unwrap(pointer ? [...corners, pointer] : corners);
  const shape = shapeOf(path);
  const drawn = shape
    ? [theShortWay(shape)]
    : path.length > 1
      ? [{type: 'LineString', coordinates: path} as const]
      : [];
  const dots = corners.map((coordinates) => ({type: 'Point', coordinates}) as const);
  return {
    type: 'FeatureCollection',
    features: [...drawn, ...dots].map((geometry): Feature => ({type: 'Feature', properties: {}, geometry})),
  };
}
