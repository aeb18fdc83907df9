import {landLevel} from '@h3-docs/grid/h3/land';
import {fetchLargeCities, fetchTopology} from './basemap';
import {basemapOf, type Basemap} from './basemapFeatures';

/**
 * Fetches the coarsest basemap, that of the whole world. Longitudes are continuous: `world-atlas` joins what the
 * antimeridian cuts, so Russia's would jump.
 */
export async function wholeBasemap(): Promise<Basemap> {
  const [topology, cities] = await Promise.all([fetchTopology(0), fetchLargeCities()]);
  const {polygons, borders} = landLevel(topology);
  return basemapOf(
    polygons.map(({rings}) => [...rings]),
    polygons.flatMap(({rings}) => rings),
    borders.flatMap(({rings}) => rings),
    cities,
  );
}
