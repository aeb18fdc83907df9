// cspell:ignore CFGHJMPQRV CFGHJMPQRVWX bcdefghjkmnpqrstuvwxyz jkmnpqrstuvwxyz
import {decode_bbox} from 'ngeohash';
import {OpenLocationCode} from 'open-location-code';

/** The position of a code in degrees: the center of the code's area. */
export type CodePosition = readonly [lat: number, lng: number];

/**
 * A geohash of 5 km or finer. Words and numbers don't match, because a geohash has both digits and letters, and no `a`,
 * `i`, `l`, or `o`.
 */
const GEOHASH = /^(?=.*\d)(?=.*[b-hj-km-np-z])[\dbcdefghjkmnpqrstuvwxyz]{5,12}$/i;

/** A full Plus Code: eight digits of an area, perhaps padded with zeros, and up to seven behind the plus. */
const PLUS_CODE = /^([2-9C][2-9CFGHJMPQRV](?:[2-9CFGHJMPQRVWX]{2}){0,3})(0*)\+([2-9CFGHJMPQRVWX]{2,7})?$/i;

const plusCodes = new OpenLocationCode();

/**
 * Reads a word that is a geohash or a full Plus Code.
 *
 * @returns undefined for any other word. A short Plus Code has no position without its place, so the result for it is
 * undefined
 */
export function readCode(word: string): CodePosition | undefined {
  const plus = PLUS_CODE.exec(word);
  if (plus) {
    const [, area = '', padding = '', rest = ''] = plus;
    if (area.length + padding.length !== 8 || (padding !== '' && rest !== '')) return undefined;
    const {latitudeCenter, longitudeCenter} = plusCodes.decode(word.toUpperCase());
    return [latitudeCenter, longitudeCenter];
  }
  if (!GEOHASH.test(word)) return undefined;
  const [south, west, north, east] = decode_bbox(word.toLowerCase());
  return [(south + north) / 2, (west + east) / 2];
}
