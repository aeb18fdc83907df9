import {readAngles} from '../input/angles';
import {divisorOf} from '../input/position-columns';
import type {PlacedColumn} from './columns';
import {parseNumber} from './numbers';
import type {RawRow} from './raw';

/** `52.520.008`: degrees that a spreadsheet with decimal commas read and printed as an integer. */
export const GROUPED_DEGREES = /^[+-]?\d{1,3}(?:\.\d{3}){2,}$/;

/** Degrees with the minutes, the seconds, and the hemisphere that other fields of the row have. */
export function withParts(degrees: number, {parts}: PlacedColumn, fields: RawRow['fields']): number {
  if (!parts) return degrees;
  const {fractions, hemisphere} = parts;
  const size = fractions.reduce(
    (sum, at, place) => sum + Math.abs(Number(fields[at]?.replace(',', '.') ?? 0)) / 60 ** (place + 1),
    Math.abs(degrees),
  );
  const isNegative = degrees < 0 || Object.is(degrees, -0) || /^[sw]/i.test(fields[hemisphere ?? -1] ?? '');
  return isNegative ? -size : size;
}

/** The degrees of a field: a number as its column writes them, or an angle with marks or a hemisphere. */
export function degreesIn(field: string, column: PlacedColumn): number {
  // Degrees have no thousands: the comma of `-0,128` is decimal, whatever the rest of the column looks like.
  const comma = /^([+-]?\d{1,3}),(\d+)$/.exec(field);
  if (comma) return Number(`${comma[1]}.${comma[2]}`);
  const number = parseNumber(field, column.format);
  if (Number.isFinite(number)) return number / divisorOf(column.name);
  // With another angle beside it, one angle is a pair.
  const reading = readAngles(column.type === 'latitude' ? `${field}, 0°E` : `0°N, ${field}`);
  if (!('pairs' in reading)) return NaN;
  const [pair] = reading.pairs;
  return pair?.[column.type === 'latitude' ? 0 : 1] ?? NaN;
}
