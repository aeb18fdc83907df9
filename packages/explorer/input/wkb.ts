import {translate} from '@docusaurus/Translate';
import type {Geometry, Position} from 'geojson';
import type {GeoJsonSink} from './geojson';
import {checkDepth, geometryOf, inDegrees, NoGeometry, type Coordinates} from './geometry';
import {degrees, projectionOf, type System} from './reference';

/** The hexadecimal text of well-known binary: a byte order and a type, and at least one position or count. */
const WKB = /^(?:\\?0?x)?(0[01](?!0+$)[0-9a-f]{40,})$/i;

/** Flags of PostGIS in the type of a geometry. */
const HAS_Z = 0x80000000;
const HAS_M = 0x40000000;
const HAS_SRID = 0x20000000;

/** The types by their numbers, from 1. */
const TYPES = ['Point', 'LineString', 'Polygon', 'MultiPoint', 'MultiLineString', 'MultiPolygon'];
const COLLECTION = 7;
/** The least number of a type whose parts are geometries with a header each, and how far behind the type of its parts it is. */
const MULTI = 4;
const FROM_PART = 3;
/** The fewest bytes of a part. */
const LEAST_BYTES = 4;

/** Reads a geometry. A node is the type of the parts that have headers, or 0. */
class Reader implements Coordinates<number> {
  private offset = 0;
  private little = false;
  private dimensions = 2;
  private hasOnlyMeasures = false;
  private readonly view: DataView;

  constructor(
    {buffer, byteOffset, byteLength}: Uint8Array,
    private system: System,
  ) {
    this.view = new DataView(buffer, byteOffset, byteLength);
  }

  get isAtEnd(): boolean {
    return this.offset === this.view.byteLength;
  }

  /** The geometries: several for a collection, none for an empty geometry. */
  geometries(depth = 1): Geometry[] {
    checkDepth(depth);
    const type = this.header();
    if (type === COLLECTION) return this.list(() => this.geometries(depth + 1)).flat();
    if (type > 1 && this.isEmpty()) return [];
    const geometry = geometryOf(TYPES[type - 1] ?? '', type >= MULTI ? type - FROM_PART : 0, this);
    if (!geometry) throw new NoGeometry(translate({message: 'its type {type} is not supported'}, {type}));
    return [geometry];
  }

  /** Whether the count of the parts is 0, which it steps over then. */
  private isEmpty(): boolean {
    const isEmpty = this.offset + 4 <= this.view.byteLength && this.view.getUint32(this.offset) === 0;
    if (isEmpty) this.offset += 4;
    return isEmpty;
  }

  /** Reads the header of a geometry; returns its type. */
  private header(): number {
    this.little = this.take(1, (at) => this.view.getUint8(at)) === 1;
    const code = this.uint32();
    if (code & HAS_SRID) this.system = projectionOf(String(this.uint32()));
    const plain = code & 0xffff;
    const [z, m] = [extra(code & HAS_Z, plain, [1, 3]), extra(code & HAS_M, plain, [2, 3])];
    this.hasOnlyMeasures = z < m;
    this.dimensions = 2 + z + m;
    return plain % 1000;
  }

  readonly each = <T>(partType: number, read: (item: number) => T): T[] =>
    this.list(() => {
      if (partType > 0 && this.header() !== partType)
        throw new NoGeometry(translate({message: 'its parts have different types'}));
      return read(0);
    });

  readonly position = (): Position => {
    const [x = NaN, y = NaN, ...others] = Array.from({length: this.dimensions}, () =>
      this.take(8, (at) => this.view.getFloat64(at, this.little)),
    );
    return inDegrees(this.hasOnlyMeasures ? [x, y, NaN, ...others] : [x, y, ...others], this.system, 'WKB');
  };

  readonly at = (): number => 0;

  /** No count may ask for more items than there are bytes. */
  private list<T>(read: () => T): T[] {
    const count = this.uint32();
    if (count * LEAST_BYTES > this.view.byteLength - this.offset) throw new NoGeometry(endsTooEarly());
    return Array.from({length: count}, read);
  }

  private uint32(): number {
    return this.take(4, (at) => this.view.getUint32(at, this.little));
  }

  private take(bytes: number, read: (at: number) => number): number {
    const at = this.offset;
    if (at + bytes > this.view.byteLength) throw new NoGeometry(endsTooEarly());
    this.offset += bytes;
    return read(at);
  }
}

const endsTooEarly = () => translate({message: 'it ends too early'});

/** One dimension more where PostGIS’s flag is set, or where the thousands of an ISO type say so. */
const extra = (flag: number, plain: number, thousands: readonly number[]) =>
  flag !== 0 || thousands.includes(Math.floor(plain / 1000)) ? 1 : 0;

/** Whether a word looks like WKB, rather than an index. */
export function isWkb(token: string): boolean {
  return WKB.test(token);
}

function bytesOf(hex: string): Uint8Array {
  if (hex.length % 2 === 1) throw new NoGeometry(translate({message: 'it has an odd number of digits'}));
  return Uint8Array.from({length: hex.length / 2}, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/**
 * Reads well-known binary: WKB or EWKB, either byte order, longitude first.
 *
 * @param source - its bytes, or a word of hexadecimal digits, as databases print geometries
 * @param system - of a geometry that names none
 */
export function readWkb(source: string | Uint8Array, sink: GeoJsonSink, system: System = degrees): void {
  const word = typeof source === 'string' ? source : '';
  try {
    const reader = new Reader(typeof source === 'string' ? bytesOf(WKB.exec(source)?.[1] ?? '') : source, system);
    const geometries = reader.geometries();
    if (!reader.isAtEnd) throw new NoGeometry(translate({message: 'something follows its end'}));
    for (const geometry of geometries) sink.shape(geometry, 0);
    if (geometries.length === 0) sink.problem(0, word, translate({message: 'this geometry is empty'}));
  } catch (error) {
    if (!(error instanceof NoGeometry)) throw error;
    sink.problem(
      0,
      word,
      translate({message: 'not a well-known binary geometry that can be read: {message}'}, {message: error.message}),
    );
  }
}
