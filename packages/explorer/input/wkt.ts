import {translate} from '@docusaurus/Translate';
import type {Geometry, Position} from 'geojson';
import {checkDepth, geometryOf, inDegrees, NoGeometry, type Coordinates} from './geometry';
import {degrees, projectionOf, type System} from './reference';

/** The types of WKT as GeoJSON names them. */
const TYPES = [
  ...['GeometryCollection', 'MultiLineString', 'MultiPolygon', 'MultiPoint', 'LineString', 'Polygon', 'Point'],
  // Curves and surfaces, which aren’t read.
  ...['CircularString', 'CompoundCurve', 'CurvePolygon', 'MultiSurface', 'MultiCurve', 'PolyhedralSurface', 'TIN'],
];
const NAMES = TYPES.join('|');

/** Where a WKT geometry begins on a line, with EWKT's optional SRID before it. */
export const WKT_START = new RegExp(
  String.raw`(?:\bSRID\s*=\s*(\d+)\s*;\s*)?\b(?:${NAMES})\s*(?:(?:ZM|Z|M)\s*)?(?=\(|EMPTY\b)`.replaceAll(
    String.raw`\s`,
    String.raw`[^\S\n]`,
  ),
  'i',
);

/** The name of a type where it stands. */
const TYPE = new RegExp(`\\s*(${NAMES})\\s*(?:(ZM|Z|M)\\s*)?(?=\\(|EMPTY\\b)`, 'iy');

/** The geometries that were read, where the text goes on, and the error that stopped the reading, if any. */
export interface WktParse {
  readonly geometries: readonly Geometry[];
  readonly end: number;
  readonly error?: {readonly at: number; readonly reason: string};
}

/** Dots in the place of the rest of a geometry, and how far behind a number they are. */
const CUT_OFF = /^[^,()]*(?:\.{3}|…)/;
const LONGEST_CUT = 80;

/**
 * Parses one WKT or EWKT geometry: the seven simple types, with Z, M, and EMPTY. A collection gives several geometries.
 *
 * @param start - offset where `WKT_START` matches
 * @param system - of a geometry that names none
 */
export function parseWkt(text: string, start: number, system: System = degrees): WktParse {
  const reader = new WktReader(text, start);
  try {
    reader.srid(system);
    return {geometries: reader.geometries(), end: reader.offset};
  } catch (error) {
    if (!(error instanceof NoGeometry)) throw error;
    return {geometries: [], end: reader.offset, error: {at: error.at, reason: error.message}};
  }
}

class WktReader implements Coordinates<undefined> {
  private system: System = degrees;
  /** Whether the last numbers of positions are measures. */
  private hasMeasures = false;

  constructor(
    private readonly text: string,
    public offset: number,
  ) {}

  srid(system: System): void {
    const code = this.match(/SRID\s*=\s*(\d+)\s*;\s*/iy)?.[1];
    this.system = code === undefined ? system : projectionOf(code);
    if (typeof this.system !== 'function') throw new NoGeometry(this.system.reason, this.offset);
  }

  geometries(depth = 0): Geometry[] {
    checkDepth(depth, this.offset);
    const [, name, dimensions = ''] = this.match(TYPE) ?? [];
    if (name === undefined)
      throw new NoGeometry(translate({message: 'the name of a geometry type is expected here'}), this.offset);
    this.hasMeasures = /m/i.test(dimensions);
    const type = TYPES.find((one) => one.toUpperCase() === name.toUpperCase()) ?? '';
    if (this.match(/\s*EMPTY\b/iy)) return [];
    if (type === 'GeometryCollection') return this.each(undefined, () => this.geometries(depth + 1)).flat();
    const geometry = geometryOf(type, undefined, this);
    if (geometry) return [geometry];
    throw new NoGeometry(
      translate({message: 'curves and surfaces aren’t read. Convert them to lines and polygons'}),
      this.offset,
    );
  }

  readonly each = <T>(_: undefined, read: (item: undefined) => T): T[] => {
    this.expect('(');
    const values = [read(undefined)];
    while (this.match(/\s*,/y)) values.push(read(undefined));
    this.expect(')');
    return values;
  };

  /** A position, which may stand in parentheses. */
  readonly position = (): Position => {
    const isWrapped = this.match(/\s*\(/y);
    const position = this.numbers();
    if (isWrapped) this.expect(')');
    return position;
  };

  readonly at = (): number => this.offset;

  private numbers(): Position {
    const at = this.offset;
    const found = this.match(
      /\s*([-+\d.eE]+)\s+([-+\d.eE]+)(?:\s+([-+\d.eE]+|nan))?(?:\s+([-+\d.eE]+|nan))?\s*(?=[,)]|$)/iy,
    );
    if (CUT_OFF.test(found?.[0] ?? this.text.slice(at, at + LONGEST_CUT)))
      throw new NoGeometry(translate({message: 'the program that printed this geometry cut it off'}), at);
    if (!found)
      throw new NoGeometry(
        translate({message: 'a position must be two numbers, longitude and latitude, separated by a space'}),
        at,
      );
    const [x = NaN, y = NaN, z, m] = found
      .slice(1)
      .flatMap((value: string | undefined) => (value === undefined ? [] : [Number(value)]));
    const others = z === undefined ? [] : this.hasMeasures ? [m === undefined ? NaN : z, m ?? z] : [z];
    return inDegrees([x, y, ...others], this.system, 'WKT', at);
  }

  private expect(char: string): void {
    this.match(/\s*/y);
    const found = this.text[this.offset];
    if (found !== char) {
      throw new NoGeometry(
        found === undefined
          ? translate({message: 'the text ends before “{char}”'}, {char})
          : translate({message: '“{char}” expected, but “{found}” found'}, {char, found}),
        this.offset,
      );
    }
    this.offset++;
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text) ?? undefined;
    if (found) this.offset += found[0].length;
    return found;
  }
}
