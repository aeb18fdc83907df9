import {translate} from '@docusaurus/Translate';
import {readInput} from '../input/read';
import type {City} from '@h3-docs/base/contracts/mapTiles';
import {formatLocale} from '@h3-docs/base/number';

export interface Spot {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** The place that a text names: coordinates, or one of the cities (largest first). In words, what is wrong otherwise. */
export function findSpot(text: string, cities: readonly City[]): Spot | {readonly problem: string} {
  const wanted = plain(text);
  if (wanted === '') return {problem: translate({message: 'Type a city, or latitude and longitude.'})};
  if (/\d/.test(wanted)) {
    const {shapes, problems} = readInput(text);
    const geometry = shapes[0]?.geometry;
    if (geometry?.type === 'Point') {
      const [lng = 0, lat = 0] = geometry.coordinates;
      return {name: `${lat}, ${lng}`, lat, lng};
    }
    return {
      problem: problems[0]
        ? `${problems[0].reason}.`
        : translate({message: 'Latitude and longitude look like this: 37.77, -122.42.'}),
    };
  }
  const city =
    cities.find(([name]) => plain(name) === wanted) ?? cities.find(([name]) => plain(name).startsWith(wanted));
  if (!city)
    return {
      problem: translate(
        {message: '“{text}” is not among the {count} largest cities. Try coordinates.'},
        {text: text.trim(), count: formatLocale(cities.length)},
      ),
    };
  const [name, lng, lat] = city;
  return {name, lat, lng};
}
