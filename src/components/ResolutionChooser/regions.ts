import type {MultiPolygon} from 'geojson';
import type {GeometryCollection, Topology} from 'topojson-specification';
import {cellArea, latLngToCell, UNITS} from 'h3-js';
import {feature} from 'topojson-client';
import {coverGeometries, polygonAreaKm2, simpleParts} from '@h3-docs/explorer';
import {planarRing} from '@h3-docs/grid/h3/geometry';
import type {Position} from '@h3-docs/grid/h3/sphere';
import type {ResolutionStatistics} from '@h3-docs/grid/h3/statistics/types';
import {chooseByCount} from '@h3-docs/grid/resolutions/choose';

/** A part of the Earth: its polygons, with continuous longitudes, and its area. */
export interface Region {
  readonly geometry: MultiPolygon;
  readonly km2: number;
}

function regionFrom(polygons: readonly (readonly (readonly (readonly number[])[])[])[]): Region {
  const coordinates = polygons.map((rings) =>
    rings
      .map((ring) => planarRing(ring.slice(0, -1).map(([lng = 0, lat = 0]): Position => [lng, lat])))
      // The outer ring is the largest, and not always the first: Antarctica begins with a ring around the pole.
      .sort((a, b) => polygonAreaKm2([b]) - polygonAreaKm2([a])),
  );
  const km2 = coordinates.reduce((sum, rings) => sum + polygonAreaKm2(rings), 0);
  return {geometry: {type: 'MultiPolygon', coordinates}, km2};
}

/** The number of cells that are measured to find the cell size of a region. */
const MOST_WEIGHED = 1500;

/** How large the cells of a region are, as a share of the average: measured of up to `MOST_WEIGHED` of them. */
export function cellShare({geometry, km2}: Region, resolutions: readonly ResolutionStatistics[]): number {
  const coarse = chooseByCount(resolutions, km2, MOST_WEIGHED);
  if (!coarse) return 1;
  const {cells} = coverGeometries([geometry], coarse.resolution, 'center', 2 * MOST_WEIGHED, () => undefined);
  const [lng = 0, lat = 0] = geometry.coordinates[0]?.[0]?.[0] ?? [];
  // A region without any cell's center is weighed by the cell at its border.
  const weighed = cells.length > 0 ? cells : [latLngToCell(lat, lng, coarse.resolution)];
  const total = weighed.reduce((sum, cell) => sum + cellArea(cell, UNITS.km2), 0);
  return total / weighed.length / coarse.measures.area.cells.mean;
}

/** A country's name and its region. */
export type Country = readonly [name: string, region: Region];

/** Fetches the countries of Natural Earth's middle scale (1:50 million), by name. Throws when that fails. */
export async function fetchCountries(): Promise<readonly Country[]> {
  const loaded = (await import('world-atlas/countries-50m.json')) as unknown as {readonly default: Topology};
  const topology = loaded.default;
  const {features} = feature(topology, topology.objects.countries as GeometryCollection<{name: string}>);
  return features
    .map(({properties, geometry}): Country => [properties.name, regionFrom(simpleParts(geometry).polygons)])
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
}
