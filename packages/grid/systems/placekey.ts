import * as library from '@placekey/placekey';
import * as h3 from 'h3-js';
import type {Grid} from './types';

/** The "where" part of the Placekeys at a position, with its @. */
export function placekeyAt(lat: number, lng: number): string {
  return library.geoToPlacekey(lat, lng);
}

/** The H3 cell that a Placekey or its "where" part stands for. */
export function cellOfPlacekey(placekey: string): string {
  return library.placekeyToH3(placekey);
}

/** How far apart, at most and in km, the wheres that share so many characters are, as its library tells. */
export function placekeyPrefixKm(characters: number): number {
  const metersByLength = library.getPlacekeyPrefixDistanceDict() as Readonly<Record<string, number>>;
  const meters = metersByLength[characters];
  if (meters === undefined) throw new RangeError(`a Placekey has no prefix of ${characters} characters`);
  return meters / 1000;
}

/** Placekey has one level: the "where" of a place is a cell of H3's resolution 10. */
export const placekey: Grid = {
  label: 'Placekey',
  cellAt: placekeyAt,
  around: (cell) =>
    h3
      .gridDisk(cellOfPlacekey(cell), 1)
      .map((other) => library.h3ToPlacekey(other))
      .filter((other) => other !== cell),
  outline: (cell) => h3.cellToBoundary(cellOfPlacekey(cell)).map(([lat, lng]) => [lng, lat]),
};
