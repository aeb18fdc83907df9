import {geoCircle} from 'd3-geo';
import {angle, kmPerDegree, type Position} from '@h3-docs/grid/h3/sphere';
import type {DrawnShape} from '../model/state';

/** What can be drawn on the map, and the measuring tool, which draws nothing that stays. */
export const drawTools = ['polygon', 'rectangle', 'circle', 'line', 'measure'] as const;
export type DrawTool = (typeof drawTools)[number];

/** A shape on its way. Of a rectangle, `corners` are two opposite ones; of a circle, the center and a position on it. */
export interface Drawing {
  readonly tool: DrawTool;
  readonly corners: readonly Position[];
}

/** A drawing after a click: with the corner, and whether it is finished by it. */
export interface Clicked {
  readonly drawing: Drawing;
  readonly finished: boolean;
}

const CIRCLE_CORNERS = 64;

/** How many corners a tool needs at least. */
const needed: Readonly<Record<DrawTool, number>> = {polygon: 3, rectangle: 2, circle: 2, line: 2, measure: 2};

/** Whether a drawing has all the corners that its tool needs. */
export const isComplete = ({tool, corners}: Drawing): boolean => corners.length >= needed[tool];

/**
 * A drawing after a click. A click on the last corner, as a double click makes it, or on a polygon's first one
 * finishes the drawing; so does the second corner of a rectangle or circle.
 *
 * @param reach - how near a click counts as one on a corner, degrees
 */
export function clickAt(drawing: Drawing, at: Position, reach: number): Clicked {
  const {tool, corners} = drawing;
  const first = corners[0];
  const last = corners.at(-1);
  if (last && angle(last, at) <= reach) return {drawing, finished: isComplete(drawing)};
  if (tool === 'polygon' && isComplete(drawing) && first && angle(first, at) <= reach) return {drawing, finished: true};
  const next = {tool, corners: [...corners, at]};
  return {drawing: next, finished: (tool === 'rectangle' || tool === 'circle') && isComplete(next)};
}

/**
 * The ring of a circle on the sphere, closed, counterclockwise.
 *
 * @param meters - the radius along the surface
 */
export function circleRing(center: Position, meters: number): Position[] {
  const circle = geoCircle()
    .center(center)
    .radius(meters / 1000 / kmPerDegree)
    .precision(360 / CIRCLE_CORNERS)();
  // d3-geo has outer rings clockwise.
  return (circle.coordinates[0] ?? []).map(([lng = 0, lat = 0]): Position => [lng, lat]).reverse();
}

/** The distance between two positions along a great circle, meters. */
export const metersBetween = (from: Position, to: Position): number => angle(from, to) * kmPerDegree * 1000;

/** The other longitude of two such that the way between them is shorter than half a turn. */
const nearLng = (lng: number, to: number): number => lng + 360 * Math.round((to - lng) / 360);

/** The shape that a drawing makes; undefined while corners are missing. Longitudes follow those of the corners. */
export function shapeOf(drawing: Drawing): DrawnShape | undefined {
  const {tool, corners} = drawing;
  const [first, second] = corners;
  if (!isComplete(drawing) || !first || !second) return undefined;
  switch (tool) {
    case 'measure':
    case 'line':
      return {type: 'LineString', coordinates: corners.map((corner) => [...corner])};
    case 'polygon':
      return {type: 'Polygon', coordinates: [[...corners, first].map((corner) => [...corner])]};
    case 'rectangle': {
      const [south, north] = [Math.min(first[1], second[1]), Math.max(first[1], second[1])];
      const other = nearLng(second[0], first[0]);
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
    case 'circle':
      return {type: 'Polygon', coordinates: [circleRing(first, metersBetween(first, second))]};
  }
}
