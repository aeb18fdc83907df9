import * as h3 from 'h3-js';
import {kmPerDegree} from '@h3-docs/grid/h3/sphere';
import {memoize} from '@h3-docs/base/memoize';
import {placeOf, readRows} from './rows';

/** What a radius search looked at. */
export interface Search {
  readonly cells: readonly string[];
  /** The rows whose cell is in the disk, each with its distance in km. */
  readonly candidates: readonly {
    readonly name: string;
    readonly place: readonly [lat: number, lng: number];
    readonly km: number;
  }[];
}

/** The cities of the file whose cell is within k steps of a position's cell, nearest first. */
export function citiesAround(lat: number, lng: number, res: number, k: number): Search {
  const cells = h3.gridDisk(h3.latLngToCell(lat, lng, res), k);
  const disk = new Set(cells);
  const candidates = readRows('cities')
    .map((row) => ({name: row.name ?? '', place: placeOf(row)}))
    .filter(({place}) => disk.has(h3.latLngToCell(...place, res)))
    .map((city) => ({...city, km: h3.greatCircleDistance([lat, lng], city.place, h3.UNITS.km)}))
    .sort((a, b) => a.km - b.km);
  return {cells, candidates};
}

/** How many cities of the file there are, and how many are within a radius in km: every row is looked at. */
export function scanCities(lat: number, lng: number, radiusKm: number) {
  const places = readRows('cities').map(placeOf);
  const within = places.filter((place) => h3.greatCircleDistance([lat, lng], place, h3.UNITS.km) <= radiusKm);
  return {rows: places.length, within: within.length};
}

/** A search of this radius around every city of the file: the mean number of candidates, and of cities found by a scan and missed by it. */
export const searchEverywhere = memoize((res: number, k: number, radiusKm: number) => {
  const places = readRows('cities').map(placeOf);
  const cells = places.map((place) => h3.latLngToCell(...place, res));
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  // Positions further apart in latitude alone need no distance.
  const reach = radiusKm / kmPerDegree;
  let [candidates, missed] = [0, 0];
  for (const [index, here] of places.entries()) {
    const disk = new Set(h3.gridDisk(cells[index] ?? '', k));
    for (const cell of disk) candidates += counts.get(cell) ?? 0;
    missed += places.filter(
      (place, at) =>
        Math.abs(here[0] - place[0]) <= reach &&
        !disk.has(cells[at] ?? '') &&
        h3.greatCircleDistance(here, place, h3.UNITS.km) <= radiusKm,
    ).length;
  }
  return {candidates: candidates / places.length, missed};
});
