import type {Feature, MultiPolygon, Polygon} from 'geojson';
import type {GeometryCollection, Topology} from 'topojson-specification';
import {geoArea, geoBounds, geoContains} from 'd3-geo';
import * as h3 from 'h3-js';
import {feature, neighbors} from 'topojson-client';
import world from 'world-atlas/countries-50m.json';
import {memoize} from '@h3-docs/base/memoize';
import {earthRadiusKm, pairOf, type Position} from '../h3/sphere';
import type {Grid} from './types';

interface Country {
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

/** Countries and territories of Natural Earth's middle scale (1:50 million), the smallest first. */
const readCountries = memoize((): readonly Country[] => {
  const topology = world as unknown as Topology;
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
});

/** The coordinates of each polygon of a country. */
const polygonsOf = ({geometry}: Country['shape']) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** The country called `name`, as Natural Earth spells it. Throws a RangeError when there is none. */
export function countryNamed(name: string): Country {
  const country = readCountries().find((each) => each.name === name);
  if (!country) throw new RangeError(`no country is called '${name}'`);
  return country;
}

/** Whether a country contains a position. Its bounds rule out most countries without a look at their outlines. */
function contains({shape, bounds: [[west, south], [east, north]]}: Country, lat: number, lng: number): boolean {
  if (lat < south || lat > north) return false;
  if (west <= east ? lng < west || lng > east : lng < west && lng > east) return false;
  return geoContains(shape, [lng, lat]);
}

/** How the areas and the numbers of neighbors of all countries and territories differ. */
export function countrySpread() {
  const countries = readCountries();
  const counts = countries.map((country) => country.neighbors.length);
  const [least, most] = [countries[0], countries.at(-1)];
  return {
    count: countries.length,
    smallest: least?.name,
    largest: most?.name,
    ratio: (most?.km2 ?? NaN) / (least?.km2 ?? NaN),
    mostNeighbors: Math.max(...counts),
    withoutNeighbors: counts.filter((count) => count === 0).length,
  };
}

/** A country filled with the cells whose centers are in it: how many, and how much their area is off, in percent. */
export function countryFill(name: string, res: number) {
  const {shape, km2} = countryNamed(name);
  const cells = polygonsOf(shape).flatMap((polygon) => h3.polygonToCells(polygon as number[][][], res, true));
  const filled = cells.reduce((sum, cell) => sum + h3.cellArea(cell, h3.UNITS.km2), 0);
  return {cells: cells.length, errorPercent: Math.abs(filled / km2 - 1) * 100};
}

/** The outline of the largest part of a country. */
const largestRing = memoize((name: string): readonly Position[] => {
  const parts = polygonsOf(countryNamed(name).shape)
    .map((coordinates) => ({ring: coordinates[0] ?? [], area: geoArea({type: 'Polygon', coordinates})}))
    .sort((a, b) => b.area - a.area);
  // Natural Earth's rings run clockwise.
  return (parts[0]?.ring ?? []).slice(1).reverse().map(pairOf);
});

/** Countries as a grid: they have no levels, and the outline is that of the largest part. */
export const countries: Grid = {
  label: 'Countries',
  cellAt(lat, lng) {
    const country = readCountries().find((each) => contains(each, lat, lng));
    if (!country) throw new RangeError(`no country holds ${lat}, ${lng}`);
    return country.name;
  },
  around: (name) => [...countryNamed(name).neighbors],
  outline: largestRing,
};
