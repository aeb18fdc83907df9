import {readAngles} from '../input/angles';
import {areEveryday, isOtherPair} from '../input/everyday';
import {isGeometryText} from '../input/geometry-text';
import {whyNoPosition} from '../input/positions';
import {isEmpty} from './missing';
import type {RawRow} from './raw';

/** Which coordinate of a pair comes first. */
export type PairOrder = 'latlng' | 'lnglat';

/** A column whose fields hold both coordinates. */
export interface PairColumn {
  /** The number of the field, counted from 0. */
  readonly at: number;
  readonly order: PairOrder;
  /** Whether readers should know of the order, because no name says it and the usual one may be wrong. */
  readonly noted: boolean;
}

/** A number with a decimal comma, which is no pair where commas are decimal. */
const DECIMAL_COMMA = /^\s*[-+]?\d+,\d+\s*$/;

/** Columns that name the longitude first, and those that name the latitude first. */
const LONGITUDE_NAMED = /(?:^|[._])(?:ln?g_?lat|lon_?lat)$/i;
const LATITUDE_NAMED = /lat(?:itude)?[^a-z]{0,3}l(?:ng|on)/i;
/** Columns with the x first, which is the longitude. */
const XY_NAMED = /(?:(?:^|[\s._-])[Xx][ _,/-]?[Yy]|[a-z]XY)$/;

/**
 * Columns whose lists have the longitude first: as in GeoJSON, in the positions of deck.gl, in the answers of OSRM and
 * Mapbox, and in the legacy pairs of MongoDB.
 */
const LISTED_LONGITUDE_FIRST = /(?:^|[._])(?:coordinates?|coords?|position|location|loc|center)$/i;

/** Columns whose names say that they hold places. */
const PLACE_NAME =
  /lat.{0,10}l(?:on|ng)|l(?:on|ng).{0,10}lat|coord|location|position|point|geo|gps|place|where|(?:^|[._])loc$/i;

/** Whether a pair can be nothing but a position: ages such as `18-24`, scores, and dates are pairs of numbers, too. */
const isSurePair = (text: string): boolean =>
  (!isOtherPair(text) && !areEveryday(text) && /\.\d{2}[^.]{0,40}\.\d{2}/.test(text)) ||
  /[°º′″]|\d\s?[NSEW]\b|\b[NSEW]\s?\d/i.test(text);

/** Coordinates in parentheses on the last line of a field: Socrata writes an address above them. */
const AFTER_ADDRESS = /\n[^\S\n]*(\([^()\n]{1,60}\))[^\S\n]*$/;

/** No pair of coordinates is written with more characters. */
const LONGEST_PAIR = 100;

/** How many full fields of a column decide whether it holds pairs. */
const SAMPLE = 100;

/** A pair as it is written. */
interface Pair {
  /** Degrees; the latitude first where `ordered` says so. */
  readonly degrees: readonly [first: number, second: number];
  /** Whether a hemisphere or a label names the latitude, whatever the order. */
  readonly ordered: boolean;
  readonly text: string;
}

/** The only pair of numbers in a field; undefined where there is none. */
function pairIn(field: string): Pair | undefined {
  // Geometries have the longitude first.
  if (isGeometryText(field)) return undefined;
  const text = field.length > LONGEST_PAIR ? field : (AFTER_ADDRESS.exec(field)?.[1] ?? field);
  const reading = text.length > LONGEST_PAIR ? undefined : readAngles(text);
  if (!reading || !('pairs' in reading)) return undefined;
  const [degrees, ...others] = reading.pairs;
  return degrees && others.length === 0 ? {degrees, ordered: reading.ordered === true, text} : undefined;
}

/** The position of a field that holds a pair, in degrees; undefined where there is none. */
export function positionIn(field: string, order: PairOrder): readonly [lat: number, lng: number] | undefined {
  const {degrees: [first, second] = [NaN, NaN], ordered = false} = pairIn(field) ?? {};
  if (Number.isNaN(first)) return undefined;
  return ordered || order === 'latlng' ? [first, second] : [second, first];
}

/**
 * The column of a table that holds both coordinates of each row, where no other column says where a row is.
 *
 * @param decimalCommas - whether commas are likely to be decimal
 */
export function pairColumnOf(
  names: readonly string[],
  rows: readonly RawRow[],
  decimalCommas = false,
): PairColumn | undefined {
  const at = names.findIndex((name, column) => {
    const isPlace = PLACE_NAME.test(name);
    const sample = take(fieldsOf(rows, column), SAMPLE);
    const pairs = sample.filter((field) => {
      const pair = decimalCommas && DECIMAL_COMMA.test(field) ? undefined : pairIn(field);
      return pair !== undefined && fits(pair) && (isPlace || isSurePair(pair.text));
    });
    return isPlace ? pairs.length > 0 : pairs.length > sample.length / 2;
  });
  return at < 0 ? undefined : {at, ...orderOf(names[at] ?? '', fieldsOf(rows, at))};
}

/** Whether a pair can be a position in one of both orders. */
const fits = ({degrees: [first, second]}: Pair): boolean =>
  whyNoPosition(first, second) === undefined || whyNoPosition(second, first) === undefined;

/** The order of a column by its name, by the values that allow only one, or else by what programs usually write. */
function orderOf(name: string, fields: Iterable<string>): Omit<PairColumn, 'at'> {
  if (LONGITUDE_NAMED.test(name)) return {order: 'lnglat', noted: false};
  if (LATITUDE_NAMED.test(name)) return {order: 'latlng', noted: false};
  let usual: PairOrder | undefined;
  for (const field of fields) {
    const pair = pairIn(field);
    if (!pair || pair.ordered || !fits(pair)) continue;
    const [first, second] = pair.degrees;
    if (Math.abs(first) > 90) return {order: 'lnglat', noted: true};
    if (Math.abs(second) > 90) return {order: 'latlng', noted: false};
    usual ??=
      XY_NAMED.test(name) || (LISTED_LONGITUDE_FIRST.test(name) && pair.text.startsWith('[')) ? 'lnglat' : 'latlng';
  }
  return {order: usual ?? 'latlng', noted: usual !== undefined};
}

/** Whether two columns of a table without names have the longitude first: where a row allows nothing else. */
export const startsWithLongitude = (rows: readonly RawRow[], at: number): boolean =>
  rows.some(({fields}) => Math.abs(Number(fields[at])) > 90 && Math.abs(Number(fields[at + 1])) <= 90);

function* fieldsOf(rows: readonly RawRow[], at: number): Generator<string> {
  for (const {fields, shapes} of rows) {
    const field = fields[at];
    // A feature has its place in its geometry.
    if (!shapes && !isEmpty(field)) yield field;
  }
}

function take(fields: Iterable<string>, most: number): string[] {
  const taken: string[] = [];
  for (const field of fields) {
    taken.push(field);
    if (taken.length === most) break;
  }
  return taken;
}
