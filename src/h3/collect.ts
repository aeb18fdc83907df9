import type {H3Api} from './api';
import {angle, type Position} from './sphere';

/** Something in a result that has a place on Earth. */
export type Shape =
  | CellShape
  | {readonly kind: 'edge' | 'vertex'; readonly index: string}
  | {readonly kind: 'point'; readonly position: Position}
  | {readonly kind: 'line'; readonly line: Position[]}
  | {readonly kind: 'polygon'; readonly rings: Position[][]};

export interface CellShape {
  readonly kind: 'cell';
  readonly index: string;
  /** The position of the list that holds it, where lists are nested. */
  readonly group: number;
}

export interface CollectOptions {
  readonly h3: H3Api;
  /** How lone coordinate pairs are ordered; found out when it is not given. */
  readonly order?: 'latlng' | 'lnglat';
  /** Where the rest of the drawing is: settles the order of pairs that could be read either way. */
  readonly near?: readonly Position[];
}

type Pair = readonly [number, number];

function isPair(value: unknown): value is Pair {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((number) => typeof number === 'number' && Number.isFinite(number) && Math.abs(number) <= 360) &&
    (Math.abs(value[0] as number) <= 90 || Math.abs(value[1] as number) <= 90)
  );
}

const isPairs = (value: unknown, least: number): value is Pair[] =>
  Array.isArray(value) && value.length >= least && value.every(isPair);

const isClosed = (ring: readonly Pair[]): boolean => {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && first[0] === last?.[0] && first[1] === last[1];
};

/** Whether the first ring runs around a point (planar, even-odd): how holes are told from neighboring rings. */
function surrounds(ring: readonly Pair[], [x, y]: Pair): boolean {
  let inside = false;
  ring.forEach(([bx, by], index) => {
    const [ax, ay] = ring.at(index - 1) ?? [bx, by];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

/** A found shape whose coordinates are still in the order of the result. */
type Raw = {kind: 'index'; index: string; group: number} | {kind: 'pairs'; rings: (readonly Pair[])[]; lngLat: boolean};

const geoJsonKeys = ['coordinates', 'geometry', 'geometries', 'features'] as const;

function gather(value: unknown, h3: H3Api, group: number, found: Raw[], geoJson: boolean): void {
  if (typeof value === 'string') {
    if (h3.isValidCell(value) || h3.isValidDirectedEdge(value) || h3.isValidVertex(value)) {
      found.push({kind: 'index', index: value, group});
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    const isGeoJson = 'type' in value && geoJsonKeys.some((key) => key in value);
    for (const part of Object.values(value)) gather(part, h3, group, found, geoJson || isGeoJson);
    return;
  }
  const items: unknown[] = value;
  if (isPair(items)) {
    // Whole numbers are far more often counts, faces or grid coordinates than a position.
    if (geoJson || !items.every(Number.isInteger)) found.push({kind: 'pairs', rings: [[items]], lngLat: geoJson});
    return;
  }
  if (isPairs(items, 2)) {
    found.push({kind: 'pairs', rings: [items], lngLat: geoJson || (items.length > 3 && isClosed(items))});
    return;
  }
  const [outer, ...others] = items;
  if (isPairs(outer, 3) && others.every((ring) => isPairs(ring, 3))) {
    const holes = others;
    if (holes.every((ring) => ring[0] !== undefined && surrounds(outer, ring[0]))) {
      found.push({kind: 'pairs', rings: [outer, ...holes], lngLat: geoJson || isClosed(outer)});
      return;
    }
  }
  const nested =
    items.length > 1 && items.every((item) => Array.isArray(item) && item.every((part) => typeof part === 'string'));
  items.forEach((item, index) => gather(item, h3, nested ? index : group, found, geoJson));
}

function read(pair: Pair, lngLat: boolean): Position {
  return lngLat ? [pair[0], pair[1]] : [pair[1], pair[0]];
}

/** Whether pairs are longitude first: by range, then by which reading is nearer to the rest, then by what was seen. */
function isLngLat(raw: Raw & {kind: 'pairs'}, options: CollectOptions): boolean {
  if (options.order) return options.order === 'lnglat';
  const pairs = raw.rings.flat();
  if (pairs.some(([first]) => Math.abs(first) > 90)) return true;
  if (pairs.some(([, second]) => Math.abs(second) > 90)) return false;
  const [anchor, pair] = [options.near?.[0], pairs[0]];
  if (anchor && pair) {
    const [straight, swapped] = [angle(anchor, read(pair, false)), angle(anchor, read(pair, true))];
    if (Math.abs(straight - swapped) > 1) return swapped < straight;
  }
  return raw.lngLat;
}

/**
 * Everything in a nested result that can be drawn, in its order: strings that are valid indexes, coordinate pairs,
 * lines of two pairs, rings and polygons of three or more, GeoJSON. Cells in nested lists carry the position of their
 * list as `group` (what `gridDiskDistances` returns: the distance).
 */
export function collectShapes(result: unknown, options: CollectOptions): Shape[] {
  const found: Raw[] = [];
  gather(result, options.h3, 0, found, false);
  return found.map((raw): Shape => {
    if (raw.kind === 'index') {
      const {index, group} = raw;
      if (options.h3.isValidCell(index)) return {kind: 'cell', index, group};
      return {kind: options.h3.isValidDirectedEdge(index) ? 'edge' : 'vertex', index};
    }
    const lngLat = isLngLat(raw, options);
    const rings = raw.rings.map((ring) => ring.map((pair) => read(pair, lngLat)));
    const [line = []] = rings;
    const [position] = line;
    if (line.length === 1 && position) return {kind: 'point', position};
    if (line.length === 2) return {kind: 'line', line};
    return {kind: 'polygon', rings};
  });
}
