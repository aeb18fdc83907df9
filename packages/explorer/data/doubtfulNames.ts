import type {PositionColumns} from '../input/position-columns';
import {isEmpty} from './missing';
import type {RawRow} from './raw';

/**
 * Names that mean latitude and longitude, or something else: with other letters before the word (`reclat`, `cy`).
 * What the group has is the same in both names.
 */
const WORDS = [
  [/^([a-z]{1,12})lat(?:itude)?$/i, /^([a-z]{1,12})(?:lng|lon|long|longitude)$/i],
  [/^(c|cent|center|centroid)_?y$/i, /^(c|cent|center|centroid)_?x$/i],
] as const;

const DEGREES = /^[+-]?\d{1,3}(?:[.,]\d{1,20})?$/;

const degreesOf = (field: string): number => (DEGREES.test(field) ? Math.abs(Number(field.replace(',', '.'))) : NaN);

/**
 * Columns whose names may mean latitude and longitude: coordinates where all their numbers can be degrees, and most of
 * them have decimals. Undefined where there are no such columns.
 */
export function doubtfulPair(names: readonly string[], rows: readonly RawRow[]): PositionColumns | undefined {
  for (const [latitude, longitude] of WORDS) {
    const lat = names.findIndex((name) => latitude.test(name));
    const own = latitude.exec(names[lat] ?? '')?.[1]?.toLowerCase();
    const lng = names.findIndex((name) => {
      const found = longitude.exec(name);
      return found !== null && found[1]?.toLowerCase() === own;
    });
    if (lat < 0 || lng < 0) continue;
    let count = 0;
    let fractions = 0;
    const fit = rows.every(({fields}) => {
      const [one, other] = [fields[lat], fields[lng]];
      if (isEmpty(one) || isEmpty(other) || one === '' || other === '') return true;
      count++;
      if (/[.,]/.test(one) && /[.,]/.test(other)) fractions++;
      return degreesOf(one) <= 90 && degreesOf(other) <= 180;
    });
    if (fit && fractions > count / 2) return {lat, lng};
  }
  return undefined;
}
