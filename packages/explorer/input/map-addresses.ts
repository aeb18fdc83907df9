// cspell:ignore mlat mlon
import {translate} from '@docusaurus/Translate';

/** What the address of a map says: positions in degrees, or in words why it says none. */
export type AddressReading =
  {readonly positions: readonly (readonly [lat: number, lng: number])[]} | {readonly reason: string};

/** An address in a line, with or without its scheme, so far as it says places. */
const ADDRESS = /(?:\bgeo:|\bhttps?:\/\/|(?<![\w./-])(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,10}\/)[^\s<>"`]{1,2000}/gi;

/** Maps that write the longitude first, and a system other than WGS 84. */
const OTHER_ORDER = /^(?:https?:\/\/)?(?:[\w-]+\.){0,3}(?:yandex|2gis)\.[a-z.]{2,10}\/|^geo:[^?]*;crs=(?!wgs84\b)/i;

const NUMBER = String.raw`([-+]?\d{1,3}(?:\.\d{1,20})?)`;
const PAIR = String.raw`${NUMBER}[,~_]\s?${NUMBER}`;

/** Where addresses name places, and what they show around them: the first form that an address has says all. */
const forms = [
  // Google: the place that was found.
  `!3d${NUMBER}!4d${NUMBER}`,
  String.raw`[?&]mlat=${NUMBER}&mlon=${NUMBER}`,
  String.raw`(?:[?&](?:q|query|cbll)=(?:loc:)?|\/(?:place|search)\/)${PAIR}`,
  `@${PAIR}`,
  String.raw`[?&#](?:ll|cp|center|map|loc)=${PAIR}`,
  String.raw`#(?:map=)?\d[\d.]*\/${NUMBER}\/${NUMBER}`,
  String.raw`[?&#]lat(?:itude)?=${NUMBER}&(?:lng|lon|longitude)=${NUMBER}`,
  `^geo:${PAIR}`,
  // A pair is no part of a longer number.
].map((form) => new RegExp(String.raw`${form}(?![\d.]*\d)`, 'gi'));

/** The text of an address, whose commas and spaces may be encoded. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}

/** What an address says; undefined when it isn't one of a map. */
function readAddress(address: string): AddressReading | undefined {
  if (OTHER_ORDER.test(address))
    return {reason: translate({message: 'addresses of this kind aren’t read. Paste the coordinates'})};
  const text = decoded(address);
  for (const form of forms) {
    const positions = Array.from(text.matchAll(form), ([, lat, lng]) => [Number(lat), Number(lng)] as const);
    if (positions.length > 0) return {positions};
  }
  return undefined;
}

/**
 * Reads the addresses of maps in a line, such as those of Google, Apple, Bing, and OpenStreetMap, and `geo:` (RFC 5870). A place
 * that an address names counts, and else the middle of the map.
 *
 * @returns the addresses with what they say, and the rest of the line; undefined where none is of a map
 */
export function readMapAddresses(
  line: string,
): {readonly found: readonly (AddressReading & {readonly text: string})[]; readonly rest: string} | undefined {
  const found: (AddressReading & {readonly text: string})[] = [];
  const rest = line.replace(ADDRESS, (text) => {
    const reading = readAddress(text);
    if (reading) found.push({...reading, text});
    return reading ? ' ' : text;
  });
  return found.length > 0 ? {found, rest} : undefined;
}
