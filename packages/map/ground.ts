import {painted} from '@h3-docs/base/afterPaint';
import {landData, type LandData} from '@h3-docs/grid/h3/land';
import {fetchCities, fetchTopology} from './basemap';

/**
 * Fetches land, borders, and cities for a drawing that a page makes by itself. Rejects when one of their files cannot be had.
 *
 * @param scale - that of the basemap: 0 is 1:110 million, 1 is 1:50 million
 */
export async function fetchLand(scale: 0 | 1): Promise<LandData> {
  const [topology, cities] = await Promise.all([fetchTopology(scale), fetchCities()]);
  const places = cities.map(([name, lng, lat, population]) => ({
    name,
    population,
    position: [lng, lat] as [number, number],
  }));
  // Reading the files and the land together would hold up the reader's next key or pointer.
  await painted();
  return landData(topology, scale === 0 ? 110 : 50, places);
}
