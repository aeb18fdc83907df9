import type {Feature, FeatureCollection, Polygon} from 'geojson';
import {unwrap} from '@h3-docs/grid/h3/geometry';
import {angle, type Position} from '@h3-docs/grid/h3/sphere';
import {theShortWay} from '../input/short-way';

/** What can be drawn on the map. */
export const drawTools = ['polygon', 'rectangle'] as const;
export type DrawTool = (typeof drawTools)[number];

/** A shape on its way. Of a rectangle, `corners` are two opposite ones. */
export interface Drawing {
  readonly tool: DrawTool;
  readonly corners: readonly Position[];
}

/** A drawing after a click: with the corner, and whether it is finished by it. */
export interface Clicked {
  readonly drawing: Drawing;
  readonly finished: boolean;
}

/** Whether a drawing has all the corners that its tool needs. */
export const isComplete = ({tool, corners}: Drawing): boolean => corners.length >= (tool === 'polygon' ? 3 : 2);

/**
 * A drawing after a click. A click on the last corner of a polygon, as a double click makes it, or on its first one
 * finishes the drawing; so does the second corner of a rectangle.
 *
 * @param reach - how near a click counts as one on a corner, degrees
 */
export function clickAt(drawing: Drawing, at: Position, reach: number): Clicked {
  const {tool, corners} = drawing;
  const first = corners[0];
  const last = corners.at(-1);
  if (last && angle(last, at) <= reach) return {drawing, finished: isComplete(drawing)};
  if (isComplete(drawing) && first && angle(first, at) <= reach) return {drawing, finished: true};
  const next = {tool, corners: [...corners, at]};
  return {drawing: next, finished: tool !== 'polygon' && isComplete(next)};
}

/** The shape that a drawing makes; undefined while corners are missing. Longitudes follow those of the corners. */
export function shapeOf(drawing: Drawing): Polygon | undefined {
  const {tool, corners} = drawing;
  const [first, second] = corners;
  if (!isComplete(drawing) || !first || !second) return undefined;
  switch (tool) {
    case 'polygon':
      return {type: 'Polygon', coordinates: [[...corners, first].map((corner) => [...corner])]};
    case 'rectangle': {
      const [south, north] = [Math.min(first[1], second[1]), Math.max(first[1], second[1])];
      // The way between the two is shorter than half a turn.
      const other = second[0] + 360 * Math.round((first[0] - second[0]) / 360);
      const [west, east] = [Math.min(first[0], other), Math.max(first[0], other)];
      const ring = [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ];
      return {type: 'Polygon', coordinates: [ring]};
    }
  }
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

/** A drawing with its corners as the map shows it, the pointer being its next corner. */
export function drawingFeatures({tool, corners}: Drawing, pointer: Position | undefined): FeatureCollection {
  const path = unwrap(pointer ? [...corners, pointer] : corners);
  const shape = shapeOf({tool, corners: path});
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
