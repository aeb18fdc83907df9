import {translate} from '@docusaurus/Translate';
import type {Geometry, Position} from 'geojson';
import {MAX_DEPTH} from './limits';
import {whyNoPositionIn} from './positions';
import type {System} from './reference';
import {closeRing} from './ring';

/** Why a part of a text is no geometry, and the offset of that part. */
export class NoGeometry extends Error {
  constructor(
    reason: string,
    readonly at = 0,
  ) {
    super(reason);
  }
}

/** How a format writes coordinates. `Node` is what holds them; formats that are read in one go may need none. */
export interface Coordinates<Node> {
  readonly each: <T>(node: Node, read: (item: Node) => T) => T[];
  readonly position: (node: Node) => Position;
  /** The offset that an error names. */
  readonly at: (node: Node) => number;
}

/**
 * A position in degrees; its third and fourth values stay.
 *
 * @param format - its name, such as `GeoJSON`
 * @param at - its offset
 * @throws NoGeometry when it is none on Earth
 */
export function inDegrees(
  [x = NaN, y = NaN, ...others]: readonly number[],
  system: System,
  format: string,
  at = 0,
): Position {
  if (typeof system !== 'function') throw new NoGeometry(system.reason, at);
  const [lng = NaN, lat = NaN] = system(x, y);
  const reason = whyNoPositionIn(format, lat, lng);
  if (reason !== undefined) throw new NoGeometry(reason, at);
  return [lng, lat, ...others];
}

/** Geometries may lie in others, but not too deep. @throws NoGeometry */
export function checkDepth(depth: number, at = 0): void {
  if (depth > MAX_DEPTH)
    throw new NoGeometry(translate({message: 'nested more than {count} levels deep'}, {count: MAX_DEPTH}), at);
}

/**
 * The geometry of a type of GeoJSON, except for collections; undefined for another type.
 *
 * @throws NoGeometry when its coordinates are none of that type
 */
export function geometryOf<Node>(type: string, node: Node, from: Coordinates<Node>): Geometry | undefined {
  const line = (own: Node): Position[] => {
    const positions = from.each(own, from.position);
    if (positions.length >= 2) return positions;
    throw new NoGeometry(translate({message: 'a line needs at least two positions'}), from.at(own));
  };
  const ring = (own: Node): Position[] => {
    const positions = closeRing(from.each(own, from.position));
    if (positions.length >= 4) return positions;
    throw new NoGeometry(translate({message: 'a ring of a polygon needs at least three corners'}), from.at(own));
  };
  switch (type) {
    case 'Point':
      return {type, coordinates: from.position(node)};
    case 'MultiPoint':
      return {type, coordinates: from.each(node, from.position)};
    case 'LineString':
      return {type, coordinates: line(node)};
    case 'MultiLineString':
      return {type, coordinates: from.each(node, line)};
    case 'Polygon':
      return {type, coordinates: from.each(node, ring)};
    case 'MultiPolygon':
      return {type, coordinates: from.each(node, (polygon) => from.each(polygon, ring))};
    default:
      return undefined;
  }
}
