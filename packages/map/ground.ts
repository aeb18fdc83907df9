import {landData, type LandData} from '@h3-docs/grid/h3/land';
import type {City} from '@h3-docs/base/contracts/mapTiles';
import {fetchCities, fetchTopology} from './basemap';

/** What lies under a drawing that a page makes by itself. */
interface Ground {
  readonly land: LandData;
  readonly cities: readonly City[];
}

/** The middle one of the basemap's scales, 1:50 million: small enough to fetch at once. */
const SCALE = 1;
const MILLIONS = 50;

/** Fetches land, borders, and cities for drawings. Rejects when one of their files cannot be had. */
export async function fetchGround(): Promise<Ground> {
  const [topology, cities] = await Promise.all([fetchTopology(SCALE), fetchCities()]);
  const places = cities.map(([name, lng, lat, population]) => ({
    name,
    population,
    position: [lng, lat] as [number, number],
  }));
  return {land: landData(topology, MILLIONS, places), cities};
}
