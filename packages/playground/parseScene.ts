import {
  MOST_INPUTS,
  MOST_POSITIONS,
  MOST_SHAPES,
  type EdgeCell,
  type PlacedShape,
  type Scene,
} from '@h3-docs/grid/h3/scene';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {array, fields, flag, number, refuse, whole} from './shapes';

/** The most corners of a cell's outline, and of the boundary between two cells; both with some to spare. */
const MOST_CORNERS = 16;

/** Longitudes of lines that go on across the antimeridian pass 180, and GeoJSON of others does too. */
const MOST_LONGITUDE = 540;

const indexPattern = /^[0-9a-f]{15,16}$/i;

function index(value: unknown): string {
  return typeof value === 'string' && indexPattern.test(value) ? value : refuse();
}

function position(value: unknown): Position {
  const pair = array(value);
  if (pair.length !== 2) return refuse();
  return [number(pair[0], -MOST_LONGITUDE, MOST_LONGITUDE), number(pair[1], -90, 90)];
}

function positions(value: unknown, least: number, most: number): Position[] {
  const list = array(value);
  return list.length < least || list.length > most ? refuse() : Array.from(list, position);
}

function edgeCell(value: unknown): EdgeCell {
  const {center, ring} = fields(value);
  return {center: position(center), ring: positions(ring, 3, MOST_CORNERS)};
}

/** Reads the shapes of one list, whose points, lines and outlines may have so many positions in all. */
function shapes(value: unknown, most: number): PlacedShape[] {
  const list = array(value);
  if (list.length > most) return refuse();
  let left = MOST_POSITIONS;
  const some = (of: unknown, least: number) => {
    const read = positions(of, least, left);
    left -= read.length;
    return read;
  };
  return Array.from(list, (item): PlacedShape => {
    const shape = fields(item);
    switch (shape.kind) {
      case 'cell':
        return {
          kind: 'cell',
          index: index(shape.index),
          group: whole(shape.group, 0, Number.MAX_SAFE_INTEGER),
          resolution: whole(shape.resolution, 0, 15),
          pentagon: flag(shape.pentagon),
          center: position(shape.center),
          ring: positions(shape.ring, 3, MOST_CORNERS),
        };
      case 'edge':
        return {
          kind: 'edge',
          index: index(shape.index),
          line: positions(shape.line, 2, MOST_CORNERS),
          origin: edgeCell(shape.origin),
          destination: edgeCell(shape.destination),
        };
      case 'vertex':
        return {
          kind: 'vertex',
          index: index(shape.index),
          position: position(shape.position),
          owner: positions(shape.owner, 3, MOST_CORNERS),
        };
      case 'point':
        left -= 1;
        return left < 0 ? refuse() : {kind: 'point', position: position(shape.position)};
      case 'line':
        return {kind: 'line', line: some(shape.line, 2)};
      case 'polygon':
        return {kind: 'polygon', rings: Array.from(array(shape.rings).slice(0, left), (ring) => some(ring, 3))};
      default:
        return refuse();
    }
  });
}

/**
 * Reads the geometry that a worker sends: only numbers within bounds and indexes of 15 or 16 digits come through.
 *
 * @throws TypeError when it has not the shape of a scene
 */
export function parseScene(value: unknown): Scene {
  const {shapes: results, inputs, total, counted} = fields(value);
  const read = shapes(results, MOST_SHAPES);
  if (read.length === 0) return refuse();
  return {
    shapes: read,
    inputs: shapes(inputs, MOST_INPUTS),
    total: whole(total, read.length, Number.MAX_SAFE_INTEGER),
    counted: flag(counted),
  };
}
