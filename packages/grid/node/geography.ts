import type {Topology} from 'topojson-specification';
import countries10 from 'world-atlas/countries-10m.json';
import countries110 from 'world-atlas/countries-110m.json';
import countries50 from 'world-atlas/countries-50m.json';
import {cities} from './cities';
import {finestOf, landLevel, type LandData, type LandLevel, type Place} from '../h3/land';

/** Natural Earth's three scales, by the largest radius of a view in degrees that needs each. */
const scales: readonly (readonly [radius: number, topology: unknown])[] = [
  [6, countries10],
  [30, countries50],
  [180, countries110],
];
const levels = new Map<unknown, LandLevel>();

/** GeoNames places of 1,000 people and more, largest first. */
const places: readonly Place[] = cities
  .map(({name, population, loc}) => ({name, population, position: loc.coordinates}))
  .sort((a, b) => b.population - a.population);

/** Land, borders and places for what is drawn at build time; too heavy for a page. */
export const geography: LandData = {
  places,
  finest: finestOf[10],
  level(radius) {
    const topology = scales.find(([most]) => radius <= most)?.[1] ?? countries110;
    const level = levels.get(topology) ?? landLevel(topology as Topology);
    levels.set(topology, level);
    return level;
  },
};
