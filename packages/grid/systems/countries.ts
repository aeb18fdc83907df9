import type {Topology} from 'topojson-specification';
import * as h3 from 'h3-js';
import world from 'world-atlas/countries-50m.json';
import {countriesGrid, countriesOf, countryIn, polygonsOf, type Country} from './countryShapes';
import type {Grid} from './types';

/** Countries and territories of Natural Earth's middle scale (1:50 million), the smallest first; read when first used. */
const readCountries = (() => {
  let countries: readonly Country[] | undefined;
  return () => (countries ??= countriesOf(world as unknown as Topology));
})();

/** The country called `name`, as Natural Earth spells it. Throws a RangeError when there is none. */
export const countryNamed = (name: string): Country => countryIn(readCountries(), name);

/** How the areas and the numbers of neighbors of all countries and territories differ. */
export function countrySpread() {
  const countries = readCountries();
  const areas = countries.map(({km2}) => km2);
  const counts = countries.map((country) => country.neighbors.length);
  const [least = NaN, most = NaN] = [areas[0], areas.at(-1)];
  return {
    count: countries.length,
    areas,
    smallest: countries[0]?.name,
    largest: countries.at(-1)?.name,
    ratio: most / least,
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

/** Countries of Natural Earth as a grid. */
export const countries: Grid = countriesGrid(readCountries);
