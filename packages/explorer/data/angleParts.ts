import {isEmpty} from './missing';
import type {RawRow} from './raw';

/** The other columns of an angle whose degrees stand in a column: its minutes, its seconds, and its hemisphere. */
export interface AngleParts {
  /** The numbers of the columns with minutes and seconds, counted from 0. */
  readonly fractions: readonly number[];
  /** The number of the column that has N and S, or E and W. */
  readonly hemisphere?: number;
}

const DEGREES = /(?<![a-z])(?:deg|degrees?|d)(?![a-z])/i;
const FRACTIONS = [/(?<![a-z])(?:min|minutes?|m)(?![a-z])/i, /(?<![a-z])(?:sec|seconds?|s)(?![a-z])/i] as const;

const HEMISPHERES = {NS: /^(?:n|s|north|south)$/i, EW: /^(?:e|w|east|west)$/i} as const;
/** Names of columns with hemispheres. Beside a coordinate, its letters alone say it. */
const OF_HEMISPHERE = /hemi|dir|ref|lat|lon|lng|^(?:n[ _/]?s|e[ _/]?w)$/i;

/**
 * Finds what belongs to a column of degrees: `lat_min` and `lat_sec` beside `lat_deg`, and the nearest column of
 * nothing but N and S.
 *
 * @param at - the number of the column
 * @param hemispheres - `NS` for latitudes, `EW` for longitudes
 * @returns undefined when its degrees stand alone
 */
export function anglePartsOf(
  names: readonly string[],
  rows: readonly RawRow[],
  at: number,
  hemispheres: 'NS' | 'EW',
): AngleParts | undefined {
  const name = names[at] ?? '';
  const plain = (one: string, unit: RegExp) => (unit.test(one) ? one.replace(unit, '').toLowerCase() : undefined);
  const own = plain(name, DEGREES);
  const fractions = FRACTIONS.flatMap((unit) => {
    const found = own === undefined ? -1 : names.findIndex((one) => plain(one, unit) === own);
    return found < 0 ? [] : [found];
  });
  const words = HEMISPHERES[hemispheres];
  const found = names.flatMap((_, column) => {
    const full = rows.flatMap(({fields}) => (isEmpty(fields[column]) ? [] : [fields[column]]));
    const isNamed = OF_HEMISPHERE.test(names[column] ?? '');
    const isLetters = Math.abs(column - at) === 1 && full.every((field) => field.length === 1);
    return full.length > 0 && (isNamed || isLetters) && full.every((field) => words.test(field)) ? [column] : [];
  });
  const [hemisphere] = found.sort((one, other) => Math.abs(one - at) - Math.abs(other - at));
  const isOne = hemisphere !== undefined;
  return fractions.length > 0 || isOne ? {fractions, ...(isOne && {hemisphere})} : undefined;
}
