import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {whyNoPositionIn} from './positions';

const DEGREES = String.raw`([-+]?\d{1,3}(?:\.\d{1,20})?)`;
const FOUR = [DEGREES, DEGREES, DEGREES, DEGREES].join(String.raw`(?:\s{0,3}[,;]\s{0,3}|\s{1,3})`);
/** `bbox=west,south,east,north` and its like, and the function of PostGIS with these arguments. */
const BOX = new RegExp(
  String.raw`(?:(?<![\w"'])(?:bbox|bounds|bounding[ _-]box|extent)\s{0,3}[=:]?\s{0,3}[[({"']{0,2}|\bST_MakeEnvelope\s?\()\s{0,3}${FOUR}(?:,\s?4326)?\s{0,3}[\])}"';,]{0,4}\s*$`,
  'i',
);
const BARE = new RegExp(String.raw`^\s*${FOUR}\s*$`);

/**
 * Reads a line that is a bounding box in degrees, in the order of GeoJSON (RFC 7946, 5): west, south, east, north. A box
 * whose west is greater than its east crosses the antimeridian. Undefined for other lines.
 */
export function readBox(line: string): {readonly shape: Geometry} | {readonly reason: string} | undefined {
  const found = BOX.exec(line);
  if (!found) return undefined;
  const [west = NaN, south = NaN, east = NaN, north = NaN] = found.slice(1).map(Number);
  const reason = whyNoPositionIn('bbox', south, west) ?? whyNoPositionIn('bbox', north, east);
  if (reason !== undefined) return {reason};
  if (south >= north) return {reason: translate({message: 'a box is written as west, south, east, north'})};
  // No step may be half a turn, which has two ways.
  const to = east > west ? east : east + 360;
  const steps = to - west < 180 ? 1 : 4;
  const lngs = Array.from({length: steps + 1}, (_, step) =>
    step === steps ? to : west + (step * (to - west)) / steps,
  );
  const along = (lat: number) => lngs.map((lng) => [lng, lat]);
  return {shape: {type: 'Polygon', coordinates: [[...along(south), ...along(north).reverse(), [west, south]]]}};
}

/** Whether a line may be a bounding box without its name: four numbers, the second two greater than the first two. */
export function isLikeBox(line: string): boolean {
  const [first = NaN, second = NaN, third = NaN, fourth = NaN] = (BARE.exec(line) ?? []).slice(1).map(Number);
  return first < third && second < fourth;
}
