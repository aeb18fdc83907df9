import {areEveryday} from '../input/everyday';
import type {RawRow} from './raw';

/** A number with decimals. */
const DECIMAL = /^[+-]?\d{1,3}\.\d+$/;

const isDegrees = (field: string, most: number) =>
  field !== '' && Number.isFinite(Number(field)) && Math.abs(Number(field)) <= most;

/** A coordinate as data have them: three decimals are 100 m, and prices have fewer than four. */
const COORDINATE = /^[+-]?\d{1,3}\.\d{3,}$/;
const PRECISE = /\.\d{4}/;
/** The share of rows with such a coordinate: programs leave out the zeros at the end of some. */
const MOST_COORDINATES = 0.9;

/**
 * The first of two columns beside each other that have positions, in a table without names: the first two if they can be
 * degrees, the two behind a number of the row, or else the only two that have decimals as coordinates have. Which of both is
 * the latitude, the values say if they can, and else the reader may.
 */
export function positionsWithoutNames(rows: readonly RawRow['fields'][]): number | undefined {
  if ((rows[0]?.length ?? 0) < 3) return undefined;
  const arePositions = (at: number) =>
    rows.every((row) => {
      const pair = [row[at] ?? '', row[at + 1] ?? ''];
      return (
        pair.every((field) => isDegrees(field, 360)) && Math.min(...pair.map((field) => Math.abs(Number(field)))) <= 90
      );
    });
  const hasDecimals = (at: number) => rows.some((row) => DECIMAL.test(row[at] ?? ''));
  const isFirst = arePositions(0);
  // Whole latitudes are no numbers of rows.
  const areNumbered = isFirst
    ? [0, 1].some((start) => rows.every(([field], at) => field === String(start + at)))
    : rows.every(([field = '']) => /^\d+$/.test(field));
  if (areNumbered && arePositions(1) && hasDecimals(1) && hasDecimals(2)) return 1;
  // Whole numbers and small ones are more often something else: `7.30,20.15,News`.
  const areCoordinates =
    (hasDecimals(0) || hasDecimals(1)) && !rows.every((row) => areEveryday(row.slice(0, 2).join(' ')));
  if (isFirst && areCoordinates) return 0;
  const share = (at: number, form: RegExp) => rows.filter((row) => form.test(row[at] ?? '')).length / rows.length;
  const isPrecise = (at: number) => share(at, COORDINATE) >= MOST_COORDINATES && share(at, PRECISE) > 0.5;
  const [only, ...others] = [...(rows[0] ?? []).keys()].filter(
    (at) => isPrecise(at) && isPrecise(at + 1) && arePositions(at),
  );
  return others.length === 0 ? only : undefined;
}
