import type {Topology} from 'topojson-specification';
import countries10 from 'world-atlas/countries-10m.json';
import countries110 from 'world-atlas/countries-110m.json';
import countries50 from 'world-atlas/countries-50m.json';
import {memoize} from '@h3-docs/base/memoize';
import {cities} from './cities';
import {finestOf, landLevel, type LandData, type Place} from '../h3/land';

const topologies: Readonly<Record<keyof typeof finestOf, unknown>> = {
  10: countries10,
  50: countries50,
  110: countries110,
};

/** Land and borders of one of Natural Earth's scales (one in so many millions). */
export const landOfScale = memoize((scale: keyof typeof finestOf) => landLevel(topologies[scale] as Topology));

/** GeoNames places of 1,000 people and more, largest first. */
const places: readonly Place[] = cities.map(({name, population, loc}) => ({
  name,
  population,
  position: loc.coordinates,
}));

/** Land, borders and places for what is drawn at build time; too heavy for a page. */
export const geography: LandData = {
  places,
  finest: finestOf[10],
  level: (radius) => landOfScale(radius <= 6 ? 10 : radius <= 30 ? 50 : 110),
};
