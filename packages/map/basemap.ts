import {translate} from '@docusaurus/Translate';
import type {Topology} from 'topojson-specification';
import type {City, NamedPlace} from '@h3-docs/base/contracts/mapTiles';
import {fetchJson} from '@h3-docs/base/fetch';

/** Natural Earth's coarse scales for the whole world, the coarsest first. The files are made by `packages/map/node`. */
const scales = [
  new URL('h3-map-data/low.json', import.meta.url),
  new URL('h3-map-data/mid.json', import.meta.url),
] as const;

const citiesUrl = new URL('h3-map-data/cities.json', import.meta.url);
/** The cities whose names are shown while the map is zoomed out: a tenth of the bytes. */
const largeCitiesUrl = new URL('h3-map-data/large-cities.json', import.meta.url);

/** Fetches the topology of a scale: 0 is 1:110 million, 1 is 1:50 million. */
export function fetchTopology(scale: 0 | 1): Promise<Topology> {
  return fetchJson(scales[scale], translate({message: 'The land of the map'}));
}

/** Fetches the names of the largest cities, largest first. */
export function fetchCities(): Promise<readonly City[]> {
  return fetchJson(citiesUrl, translate({message: 'The cities of the map'}));
}

const placesUrl = new URL('h3-map-data/places.json', import.meta.url);

/** Fetches the places that can be searched for by their names, largest first. */
export function fetchPlaces(): Promise<readonly NamedPlace[]> {
  return fetchJson(placesUrl, translate({message: 'The names of places'}));
}

/** Fetches the names of the cities of more than `LARGE_CITY` people, largest first. */
export function fetchLargeCities(): Promise<readonly City[]> {
  return fetchJson(largeCitiesUrl, translate({message: 'The cities of the map'}));
}

/** What the embedded map is made of, and what it lacks, to be shown with it: GeoNames' license asks for the first. */
export const attribution = [
  'Natural Earth',
  '<a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a> (CC BY 4.0)',
  translate({message: 'streets need a Mapbox token'}),
].join(' · ');
