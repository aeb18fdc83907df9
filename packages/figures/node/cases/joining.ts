import * as h3 from 'h3-js';
import {placeOf, readRows} from './rows';

/** A city, and whether an airport is near. */
export interface JoinedCity {
  readonly name: string;
  readonly place: readonly [lat: number, lng: number];
  readonly people: number;
  readonly near: boolean;
}

/** The cells within k steps of an airport's cell. */
export function airportCells(res: number, k: number): Set<string> {
  return new Set(readRows('airports').flatMap((row) => h3.gridDisk(h3.latLngToCell(...placeOf(row), res), k)));
}

/** Every city of the file, joined to the disks of k steps around the airports on the equality of cells. */
export function citiesNearAirports(res: number, k: number): JoinedCity[] {
  const around = airportCells(res, k);
  return readRows('cities').map((row) => ({
    name: `${row.name}, ${row.state}`,
    place: placeOf(row),
    people: Number(row.population),
    near: around.has(h3.latLngToCell(...placeOf(row), res)),
  }));
}

/** The number of cities (or of their people) with an airport near, or with none. */
export function joined(res: number, k: number, near: boolean): {readonly cities: number; readonly people: number} {
  const found = citiesNearAirports(res, k).filter((city) => city.near === near);
  return {cities: found.length, people: found.reduce((sum, {people}) => sum + people, 0)};
}

/** The distance to the nearest airport for cities without a nearby airport, in km: the minimum and the maximum. */
export function distanceWithout(res: number, k: number): {readonly least: number; readonly most: number} {
  const airports = readRows('airports').map(placeOf);
  const distances = citiesNearAirports(res, k)
    .filter(({near}) => !near)
    .map(({place}) => Math.min(...airports.map((airport) => h3.greatCircleDistance([...place], airport, h3.UNITS.km))));
  return {least: Math.min(...distances), most: Math.max(...distances)};
}
