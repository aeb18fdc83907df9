// cspell:ignore latitud latitudine breitengrad breedtegraad longitud longitudine längengrad laengengrad lengtegraad
// cspell:ignore широта долгота
/** Names of columns that contain latitudes and longitudes, as the whole name or as a word in it, the clearest first. */
const LATITUDE: readonly string[] = [
  ...['lat', 'latitude', 'latitud', 'latitudine', 'breitengrad', 'breedtegraad', 'широта', '纬度', '緯度'],
  'y',
];
const LONGITUDE: readonly string[] = [
  ...['lng', 'lon', 'longitude', 'longitud', 'longitudine', 'längengrad', 'laengengrad', 'lengtegraad'],
  ...['долгота', '经度', '經度', '経度', 'long', 'x'],
];

/** Two columns, counted from 0, that have the coordinates of one place. */
export interface PositionColumns {
  readonly lat: number;
  readonly lng: number;
}

/** Two columns with the other words of their names. */
interface NamedPair extends PositionColumns {
  readonly rest: string;
}

/** Words of names that both columns of a pair need not share, as in `Latitude N` and `Longitude E`, or `lon_x` and `lat_y`. */
const OWN_WORD = /^(?:[nsew]|x|y|)$/;
/** The place itself, as the answers of geocoders name it. */
const CENTER = /\b(?:location|center|centroid)\b/;
/** What programs put before the letters of coordinates, as in `POINT_X`. */
const COORDINATE = /^(?:point|coords?|coordinates?|gps|wgs84)$/;
/** The corners of an area. */
const CORNER = /\b(?:min|max|north(?:east|west)?|south(?:east|west)?|bounds|bbox|viewport)\b/;

/** The clearest column for each set of other words. */
function columnsByRest(head: readonly string[], names: readonly string[]): Map<string, {at: number; rank: number}> {
  const found = new Map<string, {at: number; rank: number}>();
  head.forEach((name, at) => {
    const words = name
      .split(/[\s_.@/()[\]-]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
      .map((word) => word.toLowerCase());
    const number = words.findIndex((word) => names.includes(word));
    const word = words[number] ?? '';
    if (number < 0) return;
    const others = words.filter((one, place) => place !== number && !OWN_WORD.test(one));
    // A single letter says enough only where it is the whole name, or the rest says that it is a coordinate.
    if (word.length === 1 && ((words.length > 1 && !others.every((one) => COORDINATE.test(one))) || others.length > 1))
      return;
    const rest = others.sort().join(' ');
    const rank = names.indexOf(word);
    if (rank < (found.get(rest)?.rank ?? Infinity)) found.set(rest, {at, rank});
  });
  return found;
}

/** How likely a pair is the place of the row: 0 is the likeliest. */
const distanceOf = (rest: string): number => (rest === '' ? 0 : CORNER.test(rest) ? 3 : CENTER.test(rest) ? 1 : 2);

function namedPairs(head: readonly string[]): NamedPair[] {
  const lngs = columnsByRest(head, LONGITUDE);
  const pairs = Array.from(columnsByRest(head, LATITUDE), ([rest, {at}]) => ({lat: at, lng: lngs.get(rest)?.at, rest}));
  return pairs
    .flatMap(({lat, lng, rest}) => (lng === undefined ? [] : [{lat, lng, rest}]))
    .sort((one, other) => distanceOf(one.rest) - distanceOf(other.rest));
}

/**
 * All pairs of columns with latitudes and longitudes, the likeliest first; without corners of areas if there are other
 * pairs. The names of a pair differ only in the word for the coordinate: `origin_lat` goes with `origin_lng`, and never
 * with `dest_lng`.
 */
export function positionPairs(head: readonly string[]): readonly PositionColumns[] {
  const pairs = namedPairs(head);
  const places = pairs.filter(({rest}) => !CORNER.test(rest));
  return (places.length > 0 ? places : pairs).map(({lat, lng}) => ({lat, lng}));
}

/** By what the numbers of a column are to be divided, as its name says: `latitudeE7` has whole multiples of 1e-7 degrees, and `lat_rad` radians. */
export const divisorOf = (name: string): number => {
  if (/(?:^|[^a-z])(?:rad|radians?)$/i.test(name)) return Math.PI / 180;
  const exponent = /(?:^|[^A-Z])E([5-7])$/.exec(name)?.[1] ?? /[_ .-]e([5-7])$/i.exec(name)?.[1];
  return exponent === undefined ? 1 : 10 ** Number(exponent);
};

/** The columns of latitude and longitude, if a header names both. */
export const positionColumns = (head: readonly string[]): Partial<PositionColumns> => positionPairs(head)[0] ?? {};

/** Names of columns that contain codes of places. */
const CODE = /^(?:geo_?hash|plus[ _-]?code|olc|mgrs|utm|usng)$/i;

/** The number of the column whose name says that it holds geohashes, Plus Codes, or grid references; -1 for none. */
export const codeColumnOf = (names: readonly string[]): number => names.findIndex((name) => CODE.test(name.trim()));
