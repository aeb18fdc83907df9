// cspell:ignore mlat mlon rtext
import {translate} from '@docusaurus/Translate';
import {readAngles} from './angles';

/** What the address of a map says: positions in degrees, or in words why it says none. */
export type AddressReading =
  {readonly positions: readonly (readonly [lat: number, lng: number])[]} | {readonly reason: string};

/** An address in a line, with or without its scheme, so far as it says places. */
const ADDRESS = /(?:\bgeo:|\bhttps?:\/\/|(?<![\w./-])(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,10}\/)[^\s<>"`]{1,2001}/gi;
/** No map writes longer addresses. */
const LONGEST = 2000;

/** Addresses without coordinates that lead to a map. */
const SHORT =
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|osm\.org\/go|g\.page|her\.is|yandex\.[a-z]+\/maps\/-)\//i;

/** Maps that write the longitude first. */
const LONGITUDE_FIRST = /^(?:https?:\/\/)?(?:[\w-]+\.){0,3}(?:yandex|2gis)\.[a-z.]{2,10}\//i;

const NUMBER = String.raw`([-+]?\d{1,3}(?:\.\d{1,20})?)`;
const BETWEEN = String.raw`[,~_]\s?`;
const PAIR = String.raw`${NUMBER}${BETWEEN}${NUMBER}`;
/** A pair is no part of a longer number. */
const END = String.raw`(?![\d.]*\d)`;
const pattern = (source: string) => new RegExp(source + END, 'gi');

/** The ends of a route of Yandex, which has their latitudes first. */
const YANDEX_ROUTE = pattern(String.raw`(?:[?&]rtext=|~(?<=[?&]rtext=[^&#]{0,300}))${PAIR}`);

/** Where addresses name places, and what they show around them: the first form that an address has says all. */
const forms: readonly RegExp[] = [
  YANDEX_ROUTE,
  // Google: the place that was found, and both ends of a route.
  pattern(`!3d${NUMBER}!4d${NUMBER}`),
  pattern(String.raw`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  pattern(
    String.raw`(?:[?&](?:q|query|route|saddr|daddr|origin|destination|waypoints|coordinate|cbll|pt)=(?:loc:)?|\/(?:place|search)\/|[;|~](?<=[?&](?:route|pt|waypoints)=[\d.,~;|+\s-]{0,300})|\/(?<=\/dir\/[^@?]{0,300}))${PAIR}`,
  ),
  pattern(`@${PAIR}`),
  pattern(String.raw`[?&#](?:ll|sll|cp|center|map|loc|viewpoint|m)=(?:c:)?${PAIR}`),
  pattern(String.raw`#(?:map=)?\d[\d.]*\/${NUMBER}\/${NUMBER}`),
  pattern(String.raw`[?&#]lat(?:itude)?=${NUMBER}&(?:lng|lon|longitude)=${NUMBER}`),
  pattern(`^geo:${PAIR}`),
];

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
  if (SHORT.test(address)) {
    return {
      reason: translate({
        message:
          'this short address contains no coordinates. Open it, and paste the address that the browser then shows',
      }),
    };
  }
  const text = decoded(address);
  if (/^geo:[^?]*;crs=(?!wgs84\b)/i.test(text))
    return {reason: translate({message: 'this address names a coordinate system other than WGS 84'})};
  // Google writes a place that was searched by its coordinates in degrees, minutes, and seconds.
  const angles = readAngles(/\/place\/([^/]{1,80}°[^/]{1,80})/.exec(text)?.[1] ?? '');
  if ('pairs' in angles) return {positions: angles.pairs};
  for (const form of forms) {
    const isSwapped = form !== YANDEX_ROUTE && LONGITUDE_FIRST.test(text);
    const positions = Array.from(text.matchAll(form), ([, first, second]) =>
      isSwapped ? ([Number(second), Number(first)] as const) : ([Number(first), Number(second)] as const),
    );
    if (positions.length > 0 && address.length > LONGEST)
      return {reason: translate({message: 'this address is too long to be read'})};
    if (positions.length > 0) return {positions};
  }
  return undefined;
}

/**
 * Reads the addresses of maps in a line: of Google, Apple, OpenStreetMap, Bing, Here, Waze, Yandex, 2GIS, and their like,
 * and `geo:` (RFC 5870). A place that an address names counts, and else the middle of the map.
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
