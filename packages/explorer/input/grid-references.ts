import {translate} from '@docusaurus/Translate';
import {toPoint} from 'mgrs';
import {projectionOf} from './reference';

/** The position of a grid reference in degrees, or the reason why it has no position. */
export type GridReading = {readonly position: readonly [lat: number, lng: number]} | {readonly reason: string};

/** A zone, a latitude band, a square of 100 km, and as many digits of the easting as of the northing. */
const MGRS =
  /^(\d{1,2}) ?([C-HJ-NP-X]) ?([A-HJ-NP-Z][A-HJ-NP-V]) ?((?:\d\d){1,5}|(?:\d \d|\d\d \d\d|\d{3} \d{3}|\d{4} \d{4}|\d{5} \d{5}))$/;
const UTM_ZONE = /^(?:UTM )?(?:ZONE )?(\d{1,2}) ?([C-HJ-NP-X]|NORTH|SOUTH) /;
/** An easting and a northing in meters, with or without their letters. */
const UTM_METERS = /^(?:EASTING |E )?(\d{6}(?:\.\d+)?)(?: ?M?E)? (?:NORTHING |N )?(\d{1,8}(?:\.\d+)?)(?: ?M?N)?$/;

const FALSE_NORTHING = 10_000_000;
/** The northings of band S, 32 to 40 degrees north. */
const BAND_S = [3_540_000, 4_432_000] as const;

/**
 * Reads a text that is a grid reference: MGRS, such as `33UVP0527` with or without spaces, or UTM, such as
 * `33N 391545 5820075` or `zone 33 north, 391545 mE, 5820075 mN`.
 *
 * @returns undefined for any other text
 */
export function readGridReference(text: string): GridReading | undefined {
  if (text.length > LONGEST || !/^\s*["']?(?:UTM|zone|\d{1,2})/i.test(text)) return undefined;
  const plain = text
    .toUpperCase()
    .replace(/[\s,;:="']+/g, ' ')
    .trim();
  const [, zone = '', band = '', square = '', digits = ''] = MGRS.exec(plain) ?? [];
  // An MGRS reference without spaces is written in capitals: in small letters it can be a geohash.
  if (zone !== '' && (plain.includes(' ') || plain === text.trim().replace(/^["']|["']$/g, ''))) {
    return readMgrs(Number(zone), `${zone}${band}${square}${digits.replace(' ', '')}`);
  }
  const head = UTM_ZONE.exec(plain);
  const meters = head && UTM_METERS.exec(plain.slice(head[0].length));
  return meters ? readUtm(Number(head[1]), head[2] ?? '', Number(meters[1]), Number(meters[2])) : undefined;
}

const LONGEST = 80;

function readMgrs(zone: number, reference: string): GridReading {
  if (zone < 1 || zone > 60) return {reason: translate({message: 'there is no UTM zone {zone}'}, {zone})};
  try {
    const [lng, lat] = toPoint(reference);
    // The library computes a position for squares that a zone doesn’t have: it lies beside the zone.
    const beside = Math.abs(lng - (6 * zone - 183)) > WIDEST_ZONE;
    return beside || !Number.isFinite(lat)
      ? {reason: translate({message: 'zone {zone} has no such square'}, {zone})}
      : {position: [lat, lng]};
  } catch {
    return {reason: translate({message: 'not a valid MGRS reference'})};
  }
}

/** How far from its middle a zone reaches, in degrees: those around Svalbard are wider than others. */
const WIDEST_ZONE = 7;

function readUtm(zone: number, letter: string, easting: number, northing: number): GridReading {
  if (zone < 1 || zone > 60) return {reason: translate({message: 'there is no UTM zone {zone}'}, {zone})};
  if (northing > FALSE_NORTHING)
    return {reason: translate({message: 'a northing of {northing} m is outside UTM'}, {northing})};
  if (letter === 'S' && northing >= BAND_S[0] && northing <= BAND_S[1]) {
    return {
      reason: translate(
        {message: '“{zone}S” may be the southern hemisphere or band S, which is in the north; write north or south'},
        {zone},
      ),
    };
  }
  const south = letter === 'SOUTH' || letter === 'S' || (letter !== 'NORTH' && letter < 'N');
  const system = projectionOf(String((south ? 32_700 : 32_600) + zone));
  if (typeof system !== 'function') return system;
  const [lng = NaN, lat = NaN] = system(easting, northing);
  return {position: [lat, lng]};
}
