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
  /** Where the rest of the drawing is. It decides the order of coordinate pairs that could be read either way. */
  readonly near?: Position;
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

/** The most values of a result that are looked at. A result may hold itself many times over, or be an empty giant. */
const MOST_VALUES = 250_000;

/** Whether a list holds nothing else; one with empty places, or too long to look at, does not count. */
const holdsOnly = <Item>(list: unknown, test: (item: unknown) => item is Item): list is Item[] =>
  // `every` passes over empty places.
  Array.isArray(list) && list.length <= MOST_VALUES && !list.includes(undefined) && list.every(test);

const isText = (value: unknown): value is string => typeof value === 'string';

const isPairs = (value: unknown, least: number): value is Pair[] => holdsOnly(value, isPair) && value.length >= least;

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

/** A shape whose coordinates are still in the order of the result. */
export type Raw =
  {kind: 'index'; index: string; group: number} | {kind: 'pairs'; rings: readonly (readonly Pair[])[]; lngLat: boolean};

const geoJsonKeys = ['coordinates', 'geometry', 'geometries', 'features'] as const;

/** Goes through a result, and stops where it has looked at `MOST_VALUES`. */
class Gatherer {
  readonly found: Raw[] = [];
  /** Whether all of the result has been looked at. */
  complete = true;
  private left = MOST_VALUES;

  constructor(private readonly h3: H3Api) {}

  gather(value: unknown, group: number, geoJson: boolean): void {
    if (!this.take(1)) return;
    if (isText(value)) this.gatherText(value, group);
    else if (Array.isArray(value)) this.gatherList(value, group, geoJson);
    else if (typeof value === 'object' && value !== null) this.gatherObject(value, group, geoJson);
  }

  private take(values: number): boolean {
    this.left -= values;
    this.complete &&= this.left >= 0;
    return this.left >= 0;
  }

  /** The items of a list, as many as may still be looked at. */
  private within(list: readonly unknown[]): readonly unknown[] {
    if (list.length <= this.left) return list;
    this.complete = false;
    return list.slice(0, this.left);
  }

  private add(rings: readonly (readonly Pair[])[], lngLat: boolean): void {
    if (this.take(rings.reduce((sum, ring) => sum + ring.length, 0))) this.found.push({kind: 'pairs', rings, lngLat});
  }

  private gatherText(text: string, group: number): void {
    const {h3} = this;
    if (h3.isValidCell(text) || h3.isValidDirectedEdge(text) || h3.isValidVertex(text)) {
      this.found.push({kind: 'index', index: text, group});
    }
  }

  private gatherObject(value: object, group: number, geoJson: boolean): void {
    // The numbers of a typed array are no place on Earth, and can be billions.
    if (ArrayBuffer.isView(value)) return;
    const isGeoJson = geoJson || ('type' in value && geoJsonKeys.some((key) => key in value));
    if (isGeoJson && 'type' in value && value.type === 'MultiPoint' && 'coordinates' in value) {
      const points: unknown = value.coordinates;
      for (const pair of Array.isArray(points) ? this.within(points) : []) if (isPair(pair)) this.add([[pair]], true);
      return;
    }
    for (const part of Object.values(value)) this.gather(part, group, isGeoJson);
  }

  private gatherList(list: readonly unknown[], group: number, geoJson: boolean): void {
    const items = this.within(list);
    if (isPair(items)) {
      // Whole numbers are far more often counts, faces or grid coordinates than a position.
      if (geoJson || !items.every(Number.isInteger)) this.add([[items]], geoJson);
      return;
    }
    if (isPairs(items, 2)) {
      this.add([items], geoJson || (items.length > 3 && isClosed(items)));
      return;
    }
    const [outer, ...others] = items;
    if (isPairs(outer, 3) && others.every((ring): ring is Pair[] => isPairs(ring, 3))) {
      if (others.every((ring) => ring[0] !== undefined && surrounds(outer, ring[0]))) {
        this.add([outer, ...others], geoJson || isClosed(outer));
        return;
      }
    }
    const nested = items.length > 1 && items.every((item) => holdsOnly(item, isText));
    items.forEach((item, index) => this.gather(item, nested ? index : group, geoJson));
  }
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
  const [anchor, pair] = [options.near, pairs[0]];
  if (anchor && pair) {
    const [straight, swapped] = [angle(anchor, read(pair, false)), angle(anchor, read(pair, true))];
    if (Math.abs(straight - swapped) > 1) return swapped < straight;
  }
  return raw.lngLat;
}

/** What a result holds, not yet read as positions. */
export interface Findings {
  readonly found: readonly Raw[];
  /** Whether all of the result was looked at: of a giant, only the beginning is. */
  readonly complete: boolean;
}

/**
 * Finds everything in a nested result that can be drawn, in its order: strings that are valid indexes, coordinate
 * pairs, lines of two pairs, rings and polygons of three or more, GeoJSON. Cells in nested lists carry the position of
 * their list as `group` (what `gridDiskDistances` returns: the distance).
 */
export function findShapes(result: unknown, h3: H3Api): Findings {
  const gatherer = new Gatherer(h3);
  gatherer.gather(result, 0, false);
  return gatherer;
}

/** Reads what was found as shapes, with positions longitude first. */
export function readShapes(found: readonly Raw[], options: CollectOptions): Shape[] {
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
