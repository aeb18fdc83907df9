import type {Feature, MultiPolygon, Polygon} from 'geojson';
import type {GeometryCollection, Topology} from 'topojson-specification';
import {geoArea, geoBounds, geoContains} from 'd3-geo';
import {feature, neighbors} from 'topojson-client';
import {earthRadiusKm, type Position} from '../h3/sphere';
import type {Grid} from './types';

export interface Country {
  readonly name: string;
  readonly shape: Feature<Polygon | MultiPolygon>;
  /** Its southwestern and northeastern corners; west is greater than east across the antimeridian. */
  readonly bounds: readonly [Position, Position];
  /** On the sphere, in km². */
  readonly km2: number;
  /** The countries that it has a border with. */
  readonly neighbors: readonly string[];
}

const squareKm = (steradians: number) => steradians * earthRadiusKm ** 2;

/** The countries and territories of a topology of Natural Earth, the smallest first. */
export function countriesOf(topology: Topology): Country[] {
  const collection = topology.objects.countries as GeometryCollection<{name: string}>;
  const {features} = feature(topology, collection);
  const names = features.map(({properties}) => properties.name);
  const around = neighbors(collection.geometries);
  return features
    .map((shape, index) => ({
      name: shape.properties.name,
      shape: shape as Feature<Polygon | MultiPolygon>,
      bounds: geoBounds(shape),
      km2: squareKm(geoArea(shape)),
      neighbors: [...new Set((around[index] ?? []).map((other) => names[other] ?? ''))],
    }))
    .sort((a, b) => a.km2 - b.km2);
}

/** The coordinates of each polygon of a country. */
export const polygonsOf = ({geometry}: Country['shape']) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** The country called `name`, as Natural Earth spells it. Throws a RangeError when there is none. */
export function countryIn(countries: readonly Country[], name: string): Country {
  const country = countries.find((each) => each.name === name);
  if (!country) throw new RangeError(`no country is called '${name}'`);
  return country;
}

/** Whether a country contains a position. Its bounds rule out most countries without a look at their outlines. */
function contains({shape, bounds: [[west, south], [east, north]]}: Country, lat: number, lng: number): boolean {
  if (lat < south || lat > north) return false;
  if (west <= east ? lng < west || lng > east : lng < west && lng > east) return false;
  return geoContains(shape, [lng, lat]);
}

/** Countries as a grid: they have no levels, and the outline is that of the largest part. */
export function countriesGrid(read: () => readonly Country[]): Grid {
  return {
    label: 'Countries',
    cellAt(lat, lng) {
      const country = read().find((each) => contains(each, lat, lng));
      if (!country) throw new RangeError(`no country holds ${lat}, ${lng}`);
      return country.name;
    },
    around: (name) => [...countryIn(read(), name).neighbors],
    outline(name) {
      const parts = polygonsOf(countryIn(read(), name).shape)
        .map((coordinates) => ({ring: coordinates[0] ?? [], area: geoArea({type: 'Polygon', coordinates})}))
        .sort((a, b) => b.area - a.area);
      // Natural Earth's rings run clockwise.
      return (parts[0]?.ring ?? [])
        .slice(1)
        .reverse()
        .map(([lng = 0, lat = 0]): Position => [lng, lat]);
    },
  };
}
