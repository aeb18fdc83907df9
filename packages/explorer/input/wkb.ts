import {translate} from '@docusaurus/Translate';
import type {Geometry, Position} from 'geojson';
import type {GeoJsonSink} from './geojson';
import {MAX_DEPTH} from './limits';
import {whyNoPosition} from './positions';
import {degrees, projectionOf, type System} from './reference';

/** The hexadecimal text of well-known binary: a byte order and a type, and at least one position or count. */
const WKB = /^(?:\\?0?x)?(0[01](?!0+$)[0-9a-f]{40,})$/i;

class Unreadable extends Error {}

/** Flags of PostGIS in the type of a geometry. */
const HAS_Z = 0x80000000;
const HAS_M = 0x40000000;
const HAS_SRID = 0x20000000;

class Reader {
  private at = 0;
  private depth = 0;
  private hasOnlyMeasures = false;
  private readonly view: DataView;

  constructor(
    hex: string,
    private system: System,
  ) {
    const bytes = new Uint8Array(hex.length / 2);
    for (let at = 0; at < bytes.length; at++) bytes[at] = parseInt(hex.slice(2 * at, 2 * at + 2), 16);
    this.view = new DataView(bytes.buffer);
  }

  get isAtEnd(): boolean {
    return this.at === this.view.byteLength;
  }

  geometry(): Geometry {
    if (++this.depth > MAX_DEPTH)
      throw new Unreadable(translate({message: 'nested more than {count} levels deep'}, {count: MAX_DEPTH}));
    const little = this.byte() === 1;
    const code = this.uint32(little);
    if (code & HAS_SRID) {
      this.system = projectionOf(String(this.uint32(little)));
    }
    const plain = code & 0xffff;
    const [z, m] = [extra(code & HAS_Z, plain, [1, 3]), extra(code & HAS_M, plain, [2, 3])];
    this.hasOnlyMeasures = z < m;
    const geometry = this.body(plain % 1000, little, 2 + z + m);
    this.depth--;
    return geometry;
  }

  private body(type: number, little: boolean, dimensions: number): Geometry {
    const position = () => this.position(little, dimensions);
    const path = () => this.list(little, 8 * dimensions, position);
    const parts = () => this.list(little, 9, () => this.geometry());
    switch (type) {
      case 1:
        return {type: 'Point', coordinates: position()};
      case 2:
        return {type: 'LineString', coordinates: path()};
      case 3:
        return {type: 'Polygon', coordinates: this.list(little, 4, path)};
      case 4:
        return {type: 'MultiPoint', coordinates: parts().map((part) => ofType(part, 'Point').coordinates)};
      case 5:
        return {type: 'MultiLineString', coordinates: parts().map((part) => ofType(part, 'LineString').coordinates)};
      case 6:
        return {type: 'MultiPolygon', coordinates: parts().map((part) => ofType(part, 'Polygon').coordinates)};
      case 7:
        return {type: 'GeometryCollection', geometries: parts()};
      default:
        throw new Unreadable(translate({message: 'its type {type} is not supported'}, {type}));
    }
  }

  /** @param least - the fewest bytes of an item: no count may ask for more items than there are bytes */
  private list<T>(little: boolean, least: number, read: () => T): T[] {
    const count = this.uint32(little);
    if (count * least > this.view.byteLength - this.at) throw new Unreadable(translate({message: 'it ends too early'}));
    return Array.from({length: count}, read);
  }

  private position(little: boolean, dimensions: number): Position {
    const [x = NaN, y = NaN, ...others] = Array.from({length: dimensions}, () => this.float64(little));
    const {system} = this;
    if (typeof system !== 'function') throw new Unreadable(system.reason);
    const [lng = NaN, lat = NaN] = system(x, y);
    const reason = whyNoPosition(lat, lng);
    if (reason) throw new Unreadable(reason);
    return this.hasOnlyMeasures ? [lng, lat, NaN, ...others] : [lng, lat, ...others];
  }

  private byte(): number {
    return this.take(1, (at) => this.view.getUint8(at));
  }

  private uint32(little: boolean): number {
    return this.take(4, (at) => this.view.getUint32(at, little));
  }

  private float64(little: boolean): number {
    return this.take(8, (at) => this.view.getFloat64(at, little));
  }

  private take(bytes: number, read: (at: number) => number): number {
    const at = this.at;
    if (at + bytes > this.view.byteLength) throw new Unreadable(translate({message: 'it ends too early'}));
    this.at += bytes;
    return read(at);
  }
}

/** One dimension more where PostGIS’s flag is set, or where the thousands of an ISO type say so. */
const extra = (flag: number, plain: number, thousands: readonly number[]) =>
  flag !== 0 || thousands.includes(Math.floor(plain / 1000)) ? 1 : 0;

/** Whether a word looks like WKB, rather than an index. */
export function isWkb(token: string): boolean {
  return WKB.test(token);
}

/** A part of a collection, which must have its type. */
function ofType<Type extends 'Point' | 'LineString' | 'Polygon'>(
  part: Geometry,
  type: Type,
): Extract<Geometry, {readonly type: Type}> {
  if (part.type !== type) throw new Unreadable(translate({message: 'its parts have different types'}));
  return part as Extract<Geometry, {readonly type: Type}>;
}

/**
 * Reads a word that is well-known binary in hexadecimal digits, as databases print geometries: WKB or EWKB, either byte
 * order, longitude first.
 *
 * @param system - of a geometry that names none
 */
export function readWkb(token: string, sink: GeoJsonSink, system: System = degrees): void {
  const hex = WKB.exec(token)?.[1] ?? '';
  try {
    if (hex.length % 2 === 1) throw new Unreadable(translate({message: 'it has an odd number of digits'}));
    const reader = new Reader(hex, system);
    const geometry = reader.geometry();
    if (!reader.isAtEnd) throw new Unreadable(translate({message: 'something follows its end'}));
    const count = add(geometry, sink);
    if (count === 0) sink.problem(0, token, translate({message: 'this geometry is empty'}));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    sink.problem(
      0,
      token,
      translate({message: 'not a well-known binary geometry that can be read: {message}'}, {message: error.message}),
    );
  }
}

/** Hands out a geometry, or the parts of a collection; returns how many there were. */
function add(geometry: Geometry, sink: GeoJsonSink): number {
  if (geometry.type === 'GeometryCollection') {
    return geometry.geometries.reduce((sum, part) => sum + add(part, sink), 0);
  }
  if (geometry.coordinates.length === 0) return 0;
  const polygons =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  const lines =
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : [];
  if (polygons.flat().some((ring) => ring.length < 4))
    throw new Unreadable(translate({message: 'a ring has fewer than four positions'}));
  if (lines.some((line) => line.length < 2)) {
    throw new Unreadable(translate({message: 'a line has fewer than two positions'}));
  }
  sink.shape(geometry, 0);
  return 1;
}
