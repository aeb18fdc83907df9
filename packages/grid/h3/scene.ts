import type {H3Api} from './api';
import {decodeIndex, encodeIndex, parseIndex, toHex} from './bits';
import {findShapes, readShapes, type Shape} from './collect';
import {cellCenter, cellRing, edgeLine, vertexPoint} from './geometry';
import type {Position} from './sphere';

/*
 * A scene is what a drawing shows as plain data: numbers in degrees, indexes, and nothing else. Whoever has h3-js makes
 * it; drawing it (`draw.ts`) takes no h3-js. So a scene can be made beside code that nobody trusts and be drawn where
 * every number of it has been checked.
 */

/** A cell with its outline, counter-clockwise and not closed. */
export interface PlacedCell {
  readonly kind: 'cell';
  readonly index: string;
  /** The position of the list that holds it, where lists are nested. */
  readonly group: number;
  readonly resolution: number;
  readonly pentagon: boolean;
  readonly center: Position;
  readonly ring: readonly Position[];
}

/** One of the two cells of a directed edge. */
export interface EdgeCell {
  readonly center: Position;
  readonly ring: readonly Position[];
}

/** A shape with everything that drawing it takes. */
export type PlacedShape =
  | PlacedCell
  | {
      readonly kind: 'edge';
      readonly index: string;
      readonly line: readonly Position[];
      readonly origin: EdgeCell;
      readonly destination: EdgeCell;
    }
  | {
      readonly kind: 'vertex';
      readonly index: string;
      readonly position: Position;
      /** The outline of the cell that owns it. */
      readonly owner: readonly Position[];
    }
  | {readonly kind: 'point'; readonly position: Position}
  | {readonly kind: 'line'; readonly line: readonly Position[]}
  | {readonly kind: 'polygon'; readonly rings: readonly (readonly Position[])[]};

/** The values of a result that have a place on Earth, and the inputs. */
export interface Scene {
  /** At least one. */
  readonly shapes: readonly PlacedShape[];
  readonly inputs: readonly PlacedShape[];
  /** How many shapes the result holds, those that are left out included. */
  readonly total: number;
  /** False when the result holds more than `total`: of a giant, only the beginning was looked at. */
  readonly counted: boolean;
}

export interface SceneOptions {
  /** The h3-js that made the result: `h3-js` 4 itself, or `h3ApiFromV3(h3v3)`. */
  readonly h3: H3Api;
  /** The inputs: cells and points that are marked and help to find the order of coordinates. */
  readonly inputs?: unknown;
  /** The order of coordinate pairs, where the caller knows it. */
  readonly order?: 'latlng' | 'lnglat';
  /** The most shapes that are taken from the result; how many were left out is said in the alternative text. */
  readonly limit?: number;
}

/** The most shapes of a result that are drawn, unless the caller asks for another number. */
export const MOST_SHAPES = 150;
/** The most inputs that are marked. */
export const MOST_INPUTS = 1000;
/** The most positions of a result, and of all inputs: longer ones are left out. The page draws so many in a tenth of a second. */
export const MOST_POSITIONS = 4000;

/** The cell that a vertex index names as its owner: the same index in cell mode. */
export function vertexOwner(vertex: string): string {
  const index = parseIndex(vertex);
  if (index === null) throw new Error(`Not an index: ${vertex}`);
  return toHex(encodeIndex({...decodeIndex(index), mode: 1, modeBits: 0}));
}

function place(shape: Shape, h3: H3Api): PlacedShape {
  const cell = (index: string): EdgeCell => ({center: cellCenter(h3, index), ring: cellRing(h3, index)});
  switch (shape.kind) {
    case 'cell': {
      const {index} = shape;
      return {...shape, ...cell(index), resolution: h3.getResolution(index), pentagon: h3.isPentagon(index)};
    }
    case 'edge': {
      const {index} = shape;
      return {
        kind: 'edge',
        index,
        line: edgeLine(h3, index),
        origin: cell(h3.getDirectedEdgeOrigin(index)),
        destination: cell(h3.getDirectedEdgeDestination(index)),
      };
    }
    case 'vertex': {
      const {index} = shape;
      return {kind: 'vertex', index, position: vertexPoint(h3, index), owner: cellRing(h3, vertexOwner(index))};
    }
    default:
      return shape;
  }
}

/** Where a shape is, with the cells that it belongs to. */
export function positionsOf(shape: PlacedShape): readonly Position[] {
  switch (shape.kind) {
    case 'cell':
      return shape.ring;
    case 'edge':
      return [...shape.origin.ring, ...shape.destination.ring];
    case 'vertex':
      return shape.owner;
    case 'point':
      return [shape.position];
    case 'line':
      return shape.line;
    case 'polygon':
      return shape.rings.flat();
  }
}

/** The shapes that are on Earth, up to the one with which their positions become too many. */
function within(shapes: readonly PlacedShape[], most: number): PlacedShape[] {
  let left = most;
  return shapes.filter((shape) => {
    if ('index' in shape) return true;
    const positions = positionsOf(shape);
    left -= positions.length;
    return left >= 0 && positions.every(([, lat]) => Math.abs(lat) <= 90);
  });
}

/**
 * What a result holds that has a place on Earth (see `findShapes`), as plain data. Null when it holds nothing of the
 * kind. Throws what h3-js throws for an index that is valid but has no place.
 */
export function sceneOf(result: unknown, options: SceneOptions): Scene | null {
  const {h3, order, limit = MOST_SHAPES} = options;
  const went = options.inputs === undefined ? [] : findShapes(options.inputs, h3).found.slice(0, MOST_INPUTS);
  const inputs = readShapes(went, {h3, order}).map((shape) => place(shape, h3));
  const {found, complete} = findShapes(result, h3);
  // A value with a known position decides the order of coordinate pairs: the first index, or else the first input.
  const [index] = readShapes(found.filter(({kind}) => kind === 'index').slice(0, 1), {h3});
  const anchor = index ? place(index, h3) : inputs[0];
  const near = anchor && positionsOf(anchor)[0];
  const placed = readShapes(found.slice(0, limit), {h3, order, near}).map((shape) => place(shape, h3));
  const shapes = within(placed, MOST_POSITIONS);
  if (shapes.length === 0) return null;
  return {shapes, inputs: within(inputs, MOST_POSITIONS), total: found.length, counted: complete};
}
