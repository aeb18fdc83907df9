// cspell:ignore lnglat
import {translate} from '@docusaurus/Translate';
import type {Geometry, Position} from 'geojson';
import {formatList} from '@h3-docs/base/number';
import {closedAt, withoutComments} from './brackets';
import {numbersIn, numbersOf, ringsOf, type Numbers} from './call-numbers';
import {FINEST} from '../model/limits';
import type {Collector} from './collector';
import {parseJson} from './json';
import {LineNumbers} from './line-numbers';
import {whyNoPosition} from './positions';
import {closeRing} from './ring';

/** Functions of H3 that take positions, in the spellings of its languages, and of H3 3.x. */
const CALL =
  /(?<!\w)((?:h3_?)?(?:try_?)?(?:lat_?lng_?to_?cell|point_?to_?cell|geo_?to_?(?:h3|cells)|from_?long_?lat|long_?lat_?as_?h3|(?:polygon|h3_?shape)_?to_?cells|polyfill|lat_?lng_?poly)\w{0,30})\s?\(/gi;
const OF_POLYGONS = /poly|shape|geo_?to_?cells/i;
/** `LatLngPoly` of h3-py has the holes as further arguments, and no resolution. */
const SHAPE = /lat_?lng_?poly/i;
/** Databricks, CARTO, and Redshift name the longitude first. ClickHouse has it first in its points, and h3-py 3.x in GeoJSON. */
const LONGITUDE_FIRST = /long_?lat|^h3PolygonToCells|polyfill_geojson/i;
/** Arguments that put the longitude first, as in GeoJSON. */
const LIKE_GEOJSON = /^(?:true|(?:is_?geo_?json|lnglat_order|geo_json_conformant)\s*=\s*true)$/i;
/** A variable that gets a literal as its value: `lat: float = 37.8`. */
const ASSIGNMENT = /(?<![\w.])([A-Za-z_]\w*)\s{0,3}(?::\s?\w[^=\n]{0,60})?=\s{0,3}(?=[-+\d[(])/g;
/** The name of an argument: `lat=37.8`. */
const KEYWORD = /^\s*([a-z]\w{0,30})\s?[=:](?!=)/i;
const NAMES_OF = {
  lat: /^lat(?:itude)?$/i,
  lng: /^(?:lng|lon|long|longitude)$/i,
  resolution: /^\s*(?:res|resolution)\s?[=:]/i,
};
const RESOLUTION = /^(?:(?:res|resolution)\s*[=:]\s*)?(-?\d{1,9})$/i;
/** A point of a database, with the longitude first. */
const POINT =
  /^(?:st_\w{1,20}\s?\(\s?)?(?:st_)?(?:make)?point\s?\(\s{0,3}([^\s,()]{1,30})\s{0,3},\s{0,3}([^\s,()]{1,30})\s{0,3}\)/i;
/** The positions of GeoJSON, which h3-py 3.x takes with the latitude first. */
const COORDINATES = /["']coordinates["']\s{0,3}:\s{0,3}(?=\[)/;
const LONGEST_MARKS = 100;
/** Marks behind a call that hold no data: `);`. */
const AFTER = /^[^\w\n"'{]*/;
/** What code before a call doesn't have that is left out with it: data, and the end of what is before. */
const DATA = /[\d\n"'{}\])]/;

/** Calls in each other aren't deeper than this. */
const DEEPEST = 8;
/** Programs aren't longer than this. */
const LONGEST_PROGRAM = 1_000_000;

/** A part of the text. */
interface Span {
  readonly start: number;
  readonly text: string;
}

/** An argument of a call, or the value of the variable that it names. */
interface Argument {
  readonly span: Span;
  readonly keyword: string;
  readonly numbers: Numbers | undefined;
  readonly text: string;
}

/** The arguments of a call between its brackets, without comments. */
function argumentsIn(program: string, start: number, end: number): Span[] {
  const text = withoutComments(program.slice(start, end));
  const parts: Span[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at <= text.length; at++) {
    const char = text.charAt(at);
    if ('([{'.includes(char)) depth++;
    else if (at < text.length && ')]}'.includes(char)) depth--;
    if (at < text.length && (char !== ',' || depth > 0)) continue;
    const part = text.slice(from, at);
    if (part.trim() !== '') parts.push({start: start + from, text: part});
    from = at + 1;
  }
  return parts;
}

/** Reads the positions in the calls of a program. */
class Calls {
  private readonly lineOf: (at: number) => number;
  private readonly names = {lat: new Set<string>(), lng: new Set<string>()};
  private readonly resolutions = new Set<number>();
  /** Where variables get literals as their values, by their names. */
  private readonly assignments = new Map<string, RegExpExecArray[]>();
  /** Parts of the text that were read. */
  private readonly read: Span[] = [];

  constructor(
    private readonly text: string,
    private readonly sink: Collector,
  ) {
    this.lineOf = new LineNumbers(text).lineOf;
    for (const assigned of text.matchAll(ASSIGNMENT)) {
      const [, name = ''] = assigned;
      const known = this.assignments.get(name);
      if (known) known.push(assigned);
      else this.assignments.set(name, [assigned]);
    }
  }

  /** Reads all calls, and returns the text without them. */
  all(): string {
    /** The ends of the calls around a call. */
    const around: number[] = [];
    for (const match of this.text.matchAll(CALL)) {
      const [whole, name = ''] = match;
      while ((around.at(-1) ?? Infinity) <= match.index) around.pop();
      if (around.length >= DEEPEST) continue;
      const open = match.index + whole.length - 1;
      const end = closedAt(this.text, open, '()', true);
      if (end < 0) break;
      around.push(end);
      this.call(name, match.index, open + 1, end - 1);
    }
    this.tell();
    return this.rest();
  }

  /** The text without the parts that were read. */
  private rest(): string {
    const pieces: string[] = [];
    let at = 0;
    for (const {start, text} of this.read.toSorted((one, other) => one.start - other.start)) {
      const end = start + text.length;
      const from = Math.max(at, this.codeBefore(start));
      const to = Math.max(at, end + (AFTER.exec(this.text.slice(end, end + LONGEST_MARKS))?.[0].length ?? 0));
      pieces.push(this.text.slice(at, from), this.text.slice(from, to).replace(/[^\r\n]/g, ' '));
      at = to;
    }
    return [...pieces, this.text.slice(at)].join('');
  }

  /** Where the code begins that leads to an offset: `const cells = h3.`. */
  private codeBefore(start: number): number {
    let at = start;
    while (at > 0 && (!DATA.test(this.text.charAt(at - 1)) || /^h3$/i.test(this.text.slice(at - 2, at)))) at--;
    return at;
  }

  private call(name: string, start: number, from: number, to: number): void {
    const isResolution = ({text}: Span) => NAMES_OF.resolution.test(text);
    const parts = argumentsIn(this.text, from, to).toSorted(
      (one, other) => Number(isResolution(one)) - Number(isResolution(other)),
    );
    const isShape = SHAPE.test(name);
    const values = parts.map((part) => this.valueOf(part));
    const resolution = isShape ? undefined : this.resolutionIn(parts, values, OF_POLYGONS.test(name));
    const isSwapped = LONGITUDE_FIRST.test(name) || parts.some(({text}) => LIKE_GEOJSON.test(text.trim()));
    const found = OF_POLYGONS.test(name)
      ? this.polygon(name, isShape ? values : values.slice(0, 2), isSwapped, start)
      : this.position(values, isSwapped, start);
    if (resolution !== undefined) this.ask(resolution, start);
    if (found) {
      this.names[isSwapped || found === 'lng' ? 'lng' : 'lat'].add(name);
      this.read.push(...values.map(({span}) => span), {start, text: this.text.slice(start, to + 1)});
    } else if (resolution !== undefined) {
      // What the first argument has is read elsewhere: GeoJSON, WKT, or another call.
      const [first] = parts;
      const rest = (first?.start ?? from) + (first?.text.length ?? 0);
      this.read.push({start, text: this.text.slice(start, from)}, {start: rest, text: this.text.slice(rest, to + 1)});
    }
  }

  /** Notes the resolution of a call. One that H3 doesn't have is a problem. */
  private ask(resolution: number, start: number): void {
    if (resolution >= 0 && resolution <= FINEST) {
      this.resolutions.add(resolution);
      return;
    }
    const reason = translate(
      {message: 'the resolution {resolution} is outside 0 to {finest}'},
      {resolution, finest: FINEST},
    );
    this.sink.problem(this.lineOf(start), this.text.slice(start), reason);
  }

  /** The number in the place of the resolution among the arguments of a call. */
  private resolutionIn(parts: readonly Span[], [first]: readonly Argument[], ofPolygon: boolean): number | undefined {
    const numbers = parts
      // Two numbers are a position.
      .slice(!ofPolygon && typeof first?.numbers === 'number' ? 2 : 1)
      .flatMap(({text}) => RESOLUTION.exec(text.trim())?.[1] ?? []);
    // Behind the resolution, functions of polygons take flags.
    const written = ofPolygon ? numbers[0] : numbers.at(-1);
    return written === undefined ? undefined : Number(written);
  }

  /** The literal of an argument: itself, or the value of a variable. */
  private valueOf(argument: Span): Argument {
    const [named = '', keyword = ''] = KEYWORD.exec(argument.text) ?? [];
    const name = argument.text.slice(named.length).trim();
    const literal = {span: argument, keyword, numbers: numbersIn(name), text: name};
    if (!/^[A-Za-z_]\w*$/.test(name)) return literal;
    const assigned = this.assignments.get(name)?.findLast(({index}) => index < argument.start);
    if (!assigned) return literal;
    const at = assigned.index + assigned[0].length;
    const open = this.text.charAt(at);
    const end =
      open === '[' || open === '('
        ? closedAt(this.text, at, open === '[' ? '[]' : '()', true)
        : at + (/^[-+\d.e]+/i.exec(this.text.slice(at, at + 40))?.[0].length ?? 0);
    const value = this.text.slice(at, Math.max(at, end));
    const text = withoutComments(value);
    return {span: {start: assigned.index, text: assigned[0] + value}, keyword, numbers: numbersIn(text), text};
  }

  private position([one, other]: readonly Argument[], isSwapped: boolean, start: number): 'lat' | 'lng' | undefined {
    const areTurned = (isSwapped ? NAMES_OF.lat : NAMES_OF.lng).test(one?.keyword ?? '');
    const [first, second] = areTurned ? [other, one] : [one, other];
    const [, x, y] = POINT.exec(first?.text ?? '') ?? [];
    const pair =
      x === undefined
        ? Array.isArray(first?.numbers)
          ? first.numbers
          : [first?.numbers, second?.numbers]
        : [Number(x), Number(y)];
    const [begin, end] = pair as readonly (Numbers | undefined)[];
    if (typeof begin !== 'number' || typeof end !== 'number') return undefined;
    const isLngFirst = isSwapped || x !== undefined;
    const [lat, lng] = isLngFirst ? [end, begin] : [begin, end];
    const reason = whyNoPosition(lat, lng);
    if (reason === undefined) this.sink.point(lat, lng, this.lineOf(start));
    else this.sink.problem(this.lineOf(start), this.text.slice(start), reason);
    return isLngFirst ? 'lng' : 'lat';
  }

  private polygon(name: string, values: readonly Argument[], isSwapped: boolean, start: number): 'lat' | undefined {
    const [first] = values;
    const inGeoJson =
      /polyfill/i.test(name) && first?.text.startsWith('{') === true ? COORDINATES.exec(first.text) : null;
    const rings =
      inGeoJson && !isSwapped
        ? ringsOf(numbersOf(parseJson(first?.text ?? '', inGeoJson.index + inGeoJson[0].length).value))
        : values.flatMap(({numbers}) => ringsOf(numbers));
    if (rings.length === 0) return undefined;
    const coordinates = rings.map((ring) =>
      closeRing(ring.map(([one, other]): Position => (isSwapped ? [one, other] : [other, one]))),
    );
    const line = this.lineOf(start);
    const reason = coordinates
      .flat()
      .map(([lng = NaN, lat = NaN]) => whyNoPosition(lat, lng))
      .find(Boolean);
    const shape: Geometry = {type: 'Polygon', coordinates};
    if (reason !== undefined) this.sink.problem(line, this.text.slice(start), reason);
    else if (coordinates.some(({length}) => length < 4))
      this.sink.problem(
        line,
        this.text.slice(start),
        translate({message: 'a ring of a polygon needs at least three corners'}),
      );
    else this.sink.alone(shape, line);
    return 'lat';
  }

  /** Says what was read, and in which order. */
  private tell(): void {
    const {lat, lng} = this.names;
    const [resolution, ...others] = this.resolutions;
    const only = others.length === 0 ? resolution : undefined;
    if (lat.size + lng.size > 0 && only !== undefined) this.sink.resolution = only;
    const say = (text: string) => this.sink.note({text, others: []});
    if (lat.size > 0)
      say(
        translate(
          {message: 'The positions in calls of {names} were read with the latitude first, as the function takes them.'},
          {names: formatList([...lat])},
        ),
      );
    if (lng.size > 0)
      say(
        translate(
          {
            message:
              'The positions in calls of {names} were read with the longitude first, as the function takes them.',
          },
          {names: formatList([...lng])},
        ),
      );
    if (only !== undefined && lat.size + lng.size > 0)
      say(translate({message: 'The resolution in the program is {resolution}.'}, {resolution: only}));
  }
}

/**
 * Reads the positions and polygons in the calls of H3 in a program, such as `polygonToCells([[37.8, -122.4], …], 9)`, in the order
 * in which each function takes them. Says so, and notes the resolution of the calls.
 *
 * @returns the text without what was read, line by line in the same place
 */
export const readCalls = (text: string, sink: Collector): string =>
  text.length > LONGEST_PROGRAM || text.search(CALL) < 0 ? text : new Calls(text, sink).all();
