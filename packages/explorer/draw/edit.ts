import {angle, type Position} from '@h3-docs/grid/h3/sphere';
import type {DrawnShape} from '../model/state';

/** A corner of one of several shapes: ring 0 of a line is the line. */
export interface Corner {
  readonly shape: number;
  readonly ring: number;
  readonly at: number;
  readonly position: Position;
}

type Rings = readonly (readonly (readonly number[])[])[];

/** The rings of a polygon, or a line as the only one. */
const ringsOf = (shape: DrawnShape): Rings => (shape.type === 'Polygon' ? shape.coordinates : [shape.coordinates]);

const withRings = (shape: DrawnShape, rings: Rings): DrawnShape => {
  const coordinates = rings.map((ring) => ring.map((position) => [...position]));
  return shape.type === 'Polygon'
    ? {type: 'Polygon', coordinates}
    : {type: 'LineString', coordinates: coordinates[0] ?? []};
};

/** All corners of shapes, the closing one of a ring left out. */
export function cornersOf(shapes: readonly DrawnShape[]): Corner[] {
  return shapes.flatMap((shape, number) =>
    ringsOf(shape).flatMap((positions, ring) =>
      (shape.type === 'Polygon' ? positions.slice(0, -1) : positions).map(([lng = 0, lat = 0], at): Corner => ({
        shape: number,
        ring,
        at,
        position: [lng, lat],
      })),
    ),
  );
}

/** The corner nearest to a position, when one is within `reach` degrees. */
export function cornerAt(shapes: readonly DrawnShape[], position: Position, reach: number): Corner | undefined {
  let best: Corner | undefined;
  let least = reach;
  for (const corner of cornersOf(shapes)) {
    const distance = angle(corner.position, position);
    if (distance <= least) [best, least] = [corner, distance];
  }
  return best;
}

function change(shapes: readonly DrawnShape[], corner: Corner, ringAfter: (ring: Rings[number]) => Rings[number]) {
  return shapes.map((shape, number) =>
    number === corner.shape
      ? withRings(
          shape,
          ringsOf(shape).map((ring, at) => (at === corner.ring ? closed(shape, ringAfter(open(shape, ring))) : ring)),
        )
      : shape,
  );
}

const open = (shape: DrawnShape, ring: Rings[number]) => (shape.type === 'Polygon' ? ring.slice(0, -1) : ring);
const closed = (shape: DrawnShape, ring: Rings[number]) =>
  shape.type === 'Polygon' && ring[0] ? [...ring, ring[0]] : ring;

/** The shapes with one corner elsewhere. */
export function moveCorner(shapes: readonly DrawnShape[], corner: Corner, [lng, lat]: Position): DrawnShape[] {
  // The same meridian as before, so that a shape across the antimeridian stays as it is.
  const near = lng + 360 * Math.round((corner.position[0] - lng) / 360);
  return change(shapes, corner, (ring) => ring.map((position, at) => (at === corner.at ? [near, lat] : position)));
}

/** The shapes without one corner; unchanged where a polygon would have less than three, or a line less than two. */
export function removeCorner(shapes: readonly DrawnShape[], corner: Corner): DrawnShape[] {
  const shape = shapes[corner.shape];
  if (!shape) return [...shapes];
  const least = shape.type === 'Polygon' ? 3 : 2;
  return change(shapes, corner, (ring) => (ring.length > least ? ring.filter((_, at) => at !== corner.at) : ring));
}
