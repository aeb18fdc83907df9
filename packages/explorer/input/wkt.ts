import {translate} from '@docusaurus/Translate';
import type {Geometry, Position} from 'geojson';
import {closeRing} from './ring';
import {MAX_DEPTH} from './limits';
import {whyNoPositionIn} from './positions';
import {degrees, projectionOf, type Projection, type System} from './reference';

const TYPES = [
  'GEOMETRYCOLLECTION',
  'MULTILINESTRING',
  'MULTIPOLYGON',
  'MULTIPOINT',
  'POLYHEDRALSURFACE',
  'CIRCULARSTRING',
  'COMPOUNDCURVE',
  'CURVEPOLYGON',
  'MULTISURFACE',
  'MULTICURVE',
  'LINEARRING',
  'LINESTRING',
  'TRIANGLE',
  'POLYGON',
  'POINT',
  'TIN',
] as const;

type WktType = (typeof TYPES)[number];

/** Where a WKT geometry begins on a line, with EWKT's optional SRID before it. */
export const WKT_START = new RegExp(
  String.raw`(?:\bSRID\s*=\s*(\d+)\s*;\s*)?\b(?:${TYPES.join('|')})\s*(?:(?:ZM|Z|M)\s*)?(?=\(|EMPTY\b)`.replaceAll(
    String.raw`\s`,
    String.raw`[^\S\n]`,
  ),
  'i',
);

/** The name of a type where it stands. */
const TYPE = new RegExp(`\\s*(${TYPES.join('|')})\\s*(?:(ZM|Z|M)\\s*)?(?=\\(|EMPTY\\b)`, 'iy');

/** The geometries that were read, where the text goes on, and the error that stopped the reading, if any. */
export interface WktParse {
  readonly geometries: readonly Geometry[];
  readonly end: number;
  readonly error?: {readonly at: number; readonly reason: string};
}

/** Dots in the place of the rest of a geometry, and how far behind a number they are. */
const CUT_OFF = /^[^,()]*(?:\.{3}|…)/;
const LONGEST_CUT = 80;

class WktError extends Error {
  constructor(
    readonly at: number,
    reason: string,
  ) {
    super(reason);
  }
}

/**
 * Parses one WKT or EWKT geometry: the seven simple types, with Z, M, and EMPTY; triangles, TINs and
 * polyhedral surfaces as polygons. A collection gives several geometries.
 *
 * @param start - offset where `WKT_START` matches
 * @param system - of a geometry that names none
 */
export function parseWkt(text: string, start: number, system: System = degrees): WktParse {
  const reader = new WktReader(text, start);
  try {
    reader.srid(system);
    return {geometries: reader.geometry(0), end: reader.at};
  } catch (error) {
    if (!(error instanceof WktError)) throw error;
    return {geometries: [], end: reader.at, error: {at: error.at, reason: error.message}};
  }
}

class WktReader {
  private project: Projection = degrees;
  /** Whether the last numbers of positions are measures. */
  private hasMeasures = false;

  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  srid(system: System): void {
    const code = this.match(/SRID\s*=\s*(\d+)\s*;\s*/iy)?.[1];
    const found = code === undefined ? system : projectionOf(code);
    if (typeof found !== 'function') throw new WktError(this.at, found.reason);
    this.project = found;
  }

  geometry(depth: number): Geometry[] {
    if (depth > MAX_DEPTH)
      throw new WktError(this.at, translate({message: 'nested more than {count} levels deep'}, {count: MAX_DEPTH}));
    const type = this.type();
    if (!type) throw new WktError(this.at, translate({message: 'the name of a geometry type is expected here'}));
    if (this.match(/\s*EMPTY\b/iy)) return [];
    switch (type) {
      case 'POINT': {
        const [point] = this.positions(1);
        return [{type: 'Point', coordinates: point ?? []}];
      }
      case 'MULTIPOINT':
        return [{type: 'MultiPoint', coordinates: this.list(() => this.maybeWrapped())}];
      case 'LINESTRING':
      case 'LINEARRING':
        return [{type: 'LineString', coordinates: this.positions(2)}];
      case 'MULTILINESTRING':
        return [{type: 'MultiLineString', coordinates: this.list(() => this.positions(2))}];
      case 'POLYGON':
      case 'TRIANGLE':
        return [{type: 'Polygon', coordinates: this.rings()}];
      case 'MULTIPOLYGON':
      case 'POLYHEDRALSURFACE':
      case 'TIN':
        return [{type: 'MultiPolygon', coordinates: this.list(() => this.rings())}];
      case 'GEOMETRYCOLLECTION':
        return this.list(() => this.geometry(depth + 1)).flat();
      default:
        throw new WktError(this.at, translate({message: 'curves aren’t read. Convert them to lines and polygons'}));
    }
  }

  private rings(): Position[][] {
    return this.list(() => {
      const ring = closeRing(this.positions(1));
      if (ring.length < 4)
        throw new WktError(this.at, translate({message: 'a ring of a polygon needs at least three corners'}));
      return ring;
    });
  }

  private positions(least: number): Position[] {
    const positions = this.list(() => this.position());
    if (positions.length < least)
      throw new WktError(this.at, translate({message: 'at least {least} positions are needed here'}, {least}));
    return positions;
  }

  private maybeWrapped(): Position {
    return this.match(/\s*(?=\()/y) ? (this.positions(1)[0] ?? []) : this.position();
  }

  private list<T>(read: () => T): T[] {
    this.expect('(');
    const values = [read()];
    while (this.match(/\s*,/y)) values.push(read());
    this.expect(')');
    return values;
  }

  private position(): Position {
    const at = this.at;
    const found = this.match(
      /\s*([-+\d.eE]+)\s+([-+\d.eE]+)(?:\s+([-+\d.eE]+|nan))?(?:\s+([-+\d.eE]+|nan))?\s*(?=[,)]|$)/iy,
    );
    if (CUT_OFF.test(found?.[0] ?? this.text.slice(at, at + LONGEST_CUT)))
      throw new WktError(at, translate({message: 'the program that printed this geometry cut it off'}));
    if (!found)
      throw new WktError(
        at,
        translate({message: 'a position must be two numbers, longitude and latitude, separated by a space'}),
      );
    const [lng = NaN, lat = NaN] = this.project(Number(found[1]), Number(found[2]));
    const reason = whyNoPositionIn('WKT', lat, lng);
    if (reason) throw new WktError(at, reason);
    const [z, m] = found.slice(3).flatMap((value: string | undefined) => (value === undefined ? [] : [Number(value)]));
    return z === undefined
      ? [lng, lat]
      : this.hasMeasures
        ? [lng, lat, m === undefined ? NaN : z, m ?? z]
        : [lng, lat, z];
  }

  private type(): WktType | undefined {
    const [, name, dimensions = ''] = this.match(TYPE) ?? [];
    if (name !== undefined) this.hasMeasures = /m/i.test(dimensions);
    return TYPES.find((type) => type === name?.toUpperCase());
  }

  private expect(char: string): void {
    this.match(/\s*/y);
    const found = this.text[this.at];
    if (found !== char) {
      throw new WktError(
        this.at,
        found === undefined
          ? translate({message: 'the text ends before “{char}”'}, {char})
          : translate({message: '“{char}” expected, but “{found}” found'}, {char, found}),
      );
    }
    this.at++;
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text) ?? undefined;
    if (found) this.at += found[0].length;
    return found;
  }
}
