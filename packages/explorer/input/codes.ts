// cspell:ignore ghjkmnpqrstuvwxyz GHJMPQRVWX bcdefghjkmnpqrstuvwxyz CFGHJMPQRV CFGHJMPQRVWX jkmnpqrstuvwxyz
/** The position of a code in degrees: the center of the code's area. */
export type CodePosition = readonly [lat: number, lng: number];

const GEOHASH_DIGITS = '0123456789bcdefghjkmnpqrstuvwxyz';
/**
 * A geohash of 5 km or finer. Words and numbers don't match, because a geohash has both digits and letters, and no `a`,
 * `i`, `l`, or `o`.
 */
const GEOHASH = /^(?=.*\d)(?=.*[b-hj-km-np-z])[\dbcdefghjkmnpqrstuvwxyz]{5,12}$/i;

const PLUS_DIGITS = '23456789CFGHJMPQRVWX';
/** A full Plus Code: eight digits of an area, perhaps padded with zeros, and up to seven behind the plus. */
const PLUS_CODE = /^([2-9C][2-9CFGHJMPQRV](?:[2-9CFGHJMPQRVWX]{2}){0,3})(0*)\+([2-9CFGHJMPQRVWX]{2,7})?$/i;

/** The bits of a geohash are those of longitude and latitude in turn, each of which halves an interval. */
function readGeohash(code: string): CodePosition {
  const bounds = [
    [-180, 180],
    [-90, 90],
  ] as [[number, number], [number, number]];
  let axis: 0 | 1 = 0;
  for (const letter of code.toLowerCase()) {
    const value = GEOHASH_DIGITS.indexOf(letter);
    for (let bit = 16; bit >= 1; bit /= 2) {
      const [low, high] = bounds[axis];
      const middle = (low + high) / 2;
      bounds[axis] = value & bit ? [middle, high] : [low, middle];
      axis = axis === 0 ? 1 : 0;
    }
  }
  const [[west, east], [south, north]] = bounds;
  return [(south + north) / 2, (west + east) / 2];
}

/** Ten digits in pairs (latitude, longitude), each a twentieth of the one before; then digits of a grid of 5 by 4. */
function readPlusCode(digits: string): CodePosition {
  let [lat, lng, height, width] = [-90, -180, 400, 400];
  const pairs = digits.slice(0, 10);
  for (let at = 0; at < pairs.length; at += 2) {
    height /= 20;
    width /= 20;
    lat += PLUS_DIGITS.indexOf(pairs.charAt(at)) * height;
    lng += PLUS_DIGITS.indexOf(pairs.charAt(at + 1)) * width;
  }
  for (const digit of digits.slice(10)) {
    height /= 5;
    width /= 4;
    const value = PLUS_DIGITS.indexOf(digit);
    lat += Math.floor(value / 4) * height;
    lng += (value % 4) * width;
  }
  return [Math.min(90, lat + height / 2), lng + width / 2];
}

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
    return readPlusCode(`${area}${rest}`.toUpperCase());
  }
  return GEOHASH.test(word) ? readGeohash(word) : undefined;
}
