import {readFile} from 'node:fs/promises';
import type {Topology} from 'topojson-specification';
import type {City, NamedPlace} from '@h3-docs/base/contracts/mapTiles';
import {cities} from '@h3-docs/grid/node/cities';
import {scales, type Scale} from './scales';

/** Land and borders of one scale as a topology, without the names of countries, which the map does not show. */
export async function topologyOf(scale: Scale): Promise<string> {
  const file = require.resolve(`world-atlas/countries-${scales[scale]}.json`);
  const {objects, ...topology} = JSON.parse(await readFile(file, 'utf8')) as Topology;
  for (const object of Object.values(objects)) {
    if (object.type !== 'GeometryCollection') continue;
    for (const geometry of object.geometries) {
      delete geometry.properties;
      delete geometry.id;
    }
  }
  return JSON.stringify({...topology, objects});
}

const MOST_CITIES = 6000;

/**
 * The largest places of the world, largest first: `[name, longitude, latitude, population]`, degrees.
 *
 * @param least - only places with more people than this are listed
 */
export function largestCities(least = 0): string {
  return JSON.stringify(mapCities(least));
}

/** From this many people on, a place can be searched for by its name. */
const LEAST_NAMED = 50_000;
/** So can a smaller one that has the name of a larger one. */
const LEAST_NAMESAKE = 20_000;

/**
 * The places that can be searched for, largest first, with the codes of their countries. GeoNames has the states of the
 * USA by their letters, and the provinces of Canada by numbers.
 */
export function namedPlaces(): string {
  const seen = new Set<string>();
  const places = placesFrom(LEAST_NAMESAKE).flatMap((place): NamedPlace[] => {
    const {name, population, country, adminCode} = place;
    if (population < LEAST_NAMED && !seen.has(name)) return [];
    seen.add(name);
    const hasState = country === 'US' || country === 'CA';
    return [hasState ? [...cityOf(place), country, adminCode] : [...cityOf(place), country]];
  });
  return JSON.stringify(places);
}

/** The places of `largestCities`. */
export function mapCities(least: number): readonly City[] {
  return placesFrom(least + 1)
    .slice(0, MOST_CITIES)
    .map(cityOf);
}

type Place = (typeof cities)[number];

/** The places with at least so many people, largest first. */
const placesFrom = (least: number): readonly Place[] =>
  // PPLX is a section of a populated place: a part of a city that is listed itself.
  cities.filter(({featureCode, population}) => featureCode !== 'PPLX' && population >= least);

function cityOf({name, loc: {coordinates}, population}: Place): City {
  const [lng = 0, lat = 0] = coordinates.map((degrees) => Number(degrees.toFixed(3)));
  return [name, lng, lat, population];
}
