import {translate} from '@docusaurus/Translate';
import {readInput} from '../input/read';
import type {NamedPlace} from '@h3-docs/base/contracts/mapTiles';
import {countryNamer, formatList, formatLocale} from '@h3-docs/base/number';
import {otherNames, plainName, stateNames} from './placeNames';

export interface Spot {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** What else has this name, or how it was understood. */
  readonly note?: string;
}

/** The most namesakes that are listed. */
const MOST_LISTED = 4;

/**
 * The place that a text names: coordinates, or one of the places (largest first). A place may be told from its
 * namesakes by its country or state, after a comma. In words, what is wrong otherwise.
 */
export function findSpot(text: string, places: readonly NamedPlace[]): Spot | {readonly problem: string} {
  const wanted = plainName(text);
  if (wanted === '') return {problem: translate({message: 'Type a city, or latitude and longitude.'})};
  if (/\d/.test(wanted)) return positionIn(text);
  return cityNamed(wanted, places) ?? beginning(wanted, places) ?? unknown(text, places);
}

function positionIn(text: string): Spot | {readonly problem: string} {
  const {shapes, problems} = readInput(text);
  const geometry = shapes[0]?.geometry;
  if (geometry?.type === 'Point') {
    const [lng = 0, lat = 0] = geometry.coordinates;
    return {name: `${lat}, ${lng}`, lat, lng};
  }
  if (/\d\S{0,9} \p{L}{3}|\p{L}{3}.{0,60} \d/u.test(text)) {
    return {
      problem: translate({
        message:
          'Streets and house numbers aren’t found here, because the explorer asks no server about places. Type the city, or coordinates.',
      }),
    };
  }
  return {
    problem: problems[0]
      ? `${problems[0].reason}.`
      : translate({message: 'Latitude and longitude look like this: 37.77, -122.42.'}),
  };
}

/** The places with a name, of which the first is meant if nothing else is said. */
function cityNamed(wanted: string, places: readonly NamedPlace[]): Spot | undefined {
  const whole = placesNamed(wanted, places);
  if (whole.length > 0) return spotOf(whole);
  const comma = wanted.indexOf(',');
  if (comma < 0) return undefined;
  const [name, region] = [wanted.slice(0, comma).trim(), wanted.slice(comma + 1).trim()];
  const own = placesNamed(name, places).filter((place) => regionsOf(place).includes(region));
  return own.length > 0 ? spotOf(own) : undefined;
}

function placesNamed(wanted: string, places: readonly NamedPlace[]): NamedPlace[] {
  const listed = otherNames.get(wanted);
  return places.filter(([name]) => {
    const plain = plainName(name);
    return plain === wanted || plain === listed;
  });
}

function beginning(wanted: string, places: readonly NamedPlace[]): Spot | undefined {
  const first = places.find(([name]) => plainName(name).startsWith(wanted));
  return first && spotOf([first]);
}

/** The names of the country and of the state of a place, plain. */
function regionsOf([, , , , country = '', state = '']: NamedPlace): string[] {
  const names = [country, state, stateNames.get(state) ?? '', ...countryNames(country)];
  return [...names, ...(country === 'GB' ? ['uk', 'england', 'scotland', 'wales'] : [])].map(plainName);
}

/** A country in English and in the language of the page. */
const countryNames = (code: string): string[] =>
  code === '' ? [] : [countryNamer('en'), countryNamer()].flatMap((nameOf) => nameOf(code) ?? []);

/** A place with its state and country. */
function fullName([name, , , , country = '', state = '']: NamedPlace): string {
  const [own] = countryNames(country).slice(-1);
  return [name, stateNames.get(state), own].filter((part) => part !== undefined).join(', ');
}

function spotOf([place, ...others]: readonly NamedPlace[]): Spot | undefined {
  if (!place) return undefined;
  const [name, lng, lat] = place;
  const listed = others.slice(0, MOST_LISTED).map(fullName);
  const note =
    listed.length > 0
      ? translate(
          {message: 'This is {place}. There is also {others}: add the state or the country to go there.'},
          {place: fullName(place), others: formatList(listed)},
        )
      : undefined;
  return {name, lat, lng, ...(note !== undefined && {note})};
}

const unknown = (text: string, places: readonly NamedPlace[]) => ({
  problem: translate(
    {
      message:
        '“{text}” is not among the {count} largest places. Streets and addresses aren’t found here. Try a larger city, or coordinates.',
    },
    {text: text.trim(), count: formatLocale(places.length)},
  ),
});
