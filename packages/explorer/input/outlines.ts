import type {Geometry, Position} from 'geojson';
import {cellToBoundary, latLngToCell} from 'h3-js';
import {angle, pairOf, plus, toPosition, toVector, unit, type Vector} from '@h3-docs/grid/h3/sphere';
import {edgeDegrees} from '../model/grid';
import {FINEST} from '../model/limits';
import {closeRing} from './ring';

/** The outline of a cell has at most 10 corners, and some more where the antimeridian or a pole cuts it. */
const MOST_CORNERS = 24;
/** Corners that are nearer than this share of an edge are the same: files round them. */
const SAME_CORNER = 0.01;

/** The outer rings of geometries that are polygons without holes; undefined when one is something else. */
function outerRings(shapes: readonly Geometry[]): Position[][] | undefined {
  const rings: Position[][] = [];
  for (const geometry of shapes) {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return undefined;
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    for (const [outer, ...holes] of polygons) {
      if (!outer || holes.length > 0 || outer.length > MOST_CORNERS) return undefined;
      rings.push(outer);
    }
  }
  return rings;
}

/**
 * The cell whose outline geometries are, in one piece or cut at the antimeridian: as files have it that were written from
 * cells. Undefined when they are something else.
 */
export function indexOfOutline(shapes: readonly Geometry[]): string | undefined {
  if (shapes.length > 3) return undefined;
  const corners = outerRings(shapes)?.flatMap((ring) => ring.slice(0, -1).map(pairOf));
  if (!corners || corners.length < 5 || corners.length > MOST_CORNERS) return undefined;
  const sum = corners.map(toVector).reduce<Vector>((total, one) => plus(total, one), [0, 0, 0]);
  if (Math.hypot(...sum) === 0) return undefined;
  const center = toPosition(unit(sum));
  const radius = corners.reduce((most, corner) => Math.max(most, angle(center, corner)), 0);
  for (let resolution = 0; resolution <= FINEST; resolution++) {
    const edge = edgeDegrees(resolution);
    if (radius > 2 * edge || radius < edge / 2) continue;
    const cell = latLngToCell(center[1], center[0], resolution);
    if (hasCorners(cell, corners, edge)) return cell;
  }
  return undefined;
}

/**
 * The cell whose boundary a list of pairs is, in one of both orders of coordinates: as `cellToBoundary` returns it, or as a
 * program prints it. Undefined when they are something else.
 */
export function indexOfBoundary(pairs: readonly (readonly [number, number])[]): string | undefined {
  if (pairs.length < 5 || pairs.length > MOST_CORNERS) return undefined;
  const outline = (corners: Position[]): Geometry => ({type: 'Polygon', coordinates: [closeRing(corners)]});
  return (
    indexOfOutline([outline(pairs.map(([lat, lng]) => [lng, lat]))]) ??
    indexOfOutline([outline(pairs.map(([lng, lat]) => [lng, lat]))])
  );
}

/** Whether corners are those of a cell. Others may only lie where a map is cut: on the antimeridian, or at a pole. */
function hasCorners(cell: string, corners: readonly (readonly [lng: number, lat: number])[], edge: number): boolean {
  const own = cellToBoundary(cell, true).map(pairOf);
  const near = (a: readonly [number, number], b: readonly [number, number]) => angle(a, b) <= SAME_CORNER * edge;
  return (
    own.every((corner) => corners.some((one) => near(one, corner))) &&
    corners.every(
      (one) =>
        Math.abs(Math.abs(one[0]) - 180) < 1e-9 || Math.abs(one[1]) === 90 || own.some((corner) => near(one, corner)),
    )
  );
}
