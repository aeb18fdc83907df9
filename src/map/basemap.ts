import type {Feature, FeatureCollection, MultiLineString, MultiPolygon} from 'geojson';
import type {Topology} from 'topojson-specification';
import {landLevel} from '../h3/land';
import {fetchJson} from '../fetch';
import {LARGE_CITY} from '../contracts/largeCity';

/** Each scale from the zoom that needs it. The files are made by `plugins/map`. */
const scales = [
  {name: 'low', zoom: 0, url: new URL('h3-map-data/low.json', import.meta.url)},
  {name: 'mid', zoom: 2.5, url: new URL('h3-map-data/mid.json', import.meta.url)},
  {name: 'high', zoom: 5.5, url: new URL('h3-map-data/high.json', import.meta.url)},
] as const;

const citiesUrl = new URL('h3-map-data/cities.json', import.meta.url);
/** The cities whose names are shown while the map is zoomed out: a tenth of the bytes. */
const largeCitiesUrl = new URL('h3-map-data/large-cities.json', import.meta.url);

/** The zoom that needs all cities: a little before the names of those that aren’t large appear. */
export const ALL_CITIES_ZOOM = 4;

export type City = readonly [name: string, lng: number, lat: number, population: number];

/** The index of the scale that a zoom needs: higher is finer. */
export function scaleFor(zoom: number): number {
  return scales.findLastIndex((scale) => zoom >= scale.zoom);
}

/** Fetches the topology of a scale (see `scaleFor`). */
export function fetchTopology(scale: number): Promise<Topology> {
  return fetchJson((scales[scale] ?? scales[0]).url, 'The land of the map');
}

/** What a feature of the basemap is. */
export type BasemapKind = 'land' | 'border' | 'graticule';

function basemapFeature(kind: BasemapKind, geometry: MultiPolygon | MultiLineString): Feature {
  return {type: 'Feature', properties: {kind}, geometry};
}

/** What the basemap shows before land and borders are there, or when they cannot be fetched. */
export function bareBasemap(): FeatureCollection {
  return {type: 'FeatureCollection', features: [basemapFeature('graticule', graticule())]};
}

/**
 * Fetches land and borders of a scale and adds the graticule: one collection, since an engine pays for each source in
 * every frame. Longitudes are continuous: `world-atlas` joins what the antimeridian cuts, so Russia's would jump.
 */
export async function fetchBasemap(scale: number): Promise<FeatureCollection> {
  const {polygons, borders} = landLevel(await fetchTopology(scale));
  return {
    type: 'FeatureCollection',
    features: [
      ...polygons.map(({rings}) => basemapFeature('land', {type: 'MultiPolygon', coordinates: [[...rings]]})),
      basemapFeature('border', {type: 'MultiLineString', coordinates: borders.flatMap(({rings}) => rings)}),
      ...bareBasemap().features,
    ],
  };
}

/** Fetches the names of the largest cities, largest first. */
export function fetchCities(): Promise<readonly City[]> {
  return fetchJson(citiesUrl, 'The cities of the map');
}

/** Fetches the names of the cities of more than `LARGE_CITY` people, largest first. */
export function fetchLargeCities(): Promise<readonly City[]> {
  return fetchJson(largeCitiesUrl, 'The cities of the map');
}

/** Each city as a point, with the zoom from which its name is worth showing. */
export function cityFeatures(cities: readonly City[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: cities.map(([name, lng, lat, population], rank) => ({
      type: 'Feature',
      properties: {name, rank, from: population > 5e6 ? 0 : population > LARGE_CITY ? 3 : population > 3e5 ? 4.5 : 6},
      geometry: {type: 'Point', coordinates: [lng, lat]},
    })),
  };
}

/** Meridians and parallels, ten degrees apart. */
function graticule(): MultiLineString {
  const meridians = Array.from({length: 36}, (_, at) => [-180 + 10 * at, at % 9 === 0 ? 90 : 80] as const);
  const parallels = Array.from({length: 17}, (_, at) => -80 + 10 * at);
  const range = (from: number, to: number) => Array.from({length: (to - from) / 2 + 1}, (_, at) => from + 2 * at);
  return {
    type: 'MultiLineString',
    coordinates: [
      ...meridians.map(([lng, reach]) => range(-reach, reach).map((lat) => [lng, lat])),
      ...parallels.map((lat) => range(-180, 180).map((lng) => [lng, lat])),
    ],
  };
}

/** What the embedded map is made of, to be shown with it: GeoNames' license asks for it. */
export const attribution =
  'Natural Earth · <a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a> (CC BY 4.0)';
