import type {MultiPolygon} from 'geojson';
import type {GeometryCollection, Topology} from 'topojson-specification';
import {feature} from 'topojson-client';
import {readInput} from '@site/src/explorer/input/read';
import {polygonAreaKm2, simpleParts} from '@site/src/explorer/model/cover';
import {planarRing} from '@site/src/h3/geometry';
import type {Position} from '@site/src/h3/sphere';

/** A part of the Earth: its polygons, with continuous longitudes, and its area. */
export interface Region {
  readonly geometry: MultiPolygon;
  readonly km2: number;
}

function regionOf(polygons: readonly (readonly (readonly (readonly number[])[])[])[]): Region {
  const coordinates = polygons.map((rings) =>
    rings
      .map((ring) => planarRing(ring.slice(0, -1).map(([lng = 0, lat = 0]): Position => [lng, lat])))
      // Antarctica begins with a ring along the pole: as the outer one it would have no area.
      .filter((ring) => polygonAreaKm2([ring]) > 0),
  );
  const km2 = coordinates.reduce((sum, rings) => sum + polygonAreaKm2(rings), 0);
  return {geometry: {type: 'MultiPolygon', coordinates}, km2};
}

/** A country's name and its region. */
export type Country = readonly [name: string, region: Region];

/** Fetches the countries of Natural Earth's middle scale (1:50 million), by name. Throws when that fails. */
export async function fetchCountries(): Promise<readonly Country[]> {
  const loaded = (await import('world-atlas/countries-50m.json')) as unknown as {readonly default: Topology};
  const topology = loaded.default;
  const {features} = feature(topology, topology.objects.countries as GeometryCollection<{name: string}>);
  return features
    .map(({properties, geometry}): Country => [properties.name, regionOf(simpleParts(geometry).polygons)])
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
}

/** The polygons of a pasted text (GeoJSON, WKT and what else the explorer reads), or what is wrong with it in words. */
export function readRegion(text: string): Region | {readonly problem: string} {
  if (text.trim() === '') return {problem: 'Paste a polygon as GeoJSON or WKT.'};
  const {shapes, problems, cells} = readInput(text);
  const polygons = shapes.flatMap(({geometry}) => simpleParts(geometry).polygons);
  const [problem] = problems;
  if (polygons.length === 0) {
    if (problem) return {problem: `Line ${problem.line}: ${problem.reason}.`};
    return {
      problem: cells.length > 0 ? 'That is a list of cells: paste a polygon.' : 'There is no polygon in this text.',
    };
  }
  const region = regionOf(polygons);
  return region.km2 > 0 ? region : {problem: 'This polygon has no area.'};
}
