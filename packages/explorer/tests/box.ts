import type {Polygon} from 'geojson';

/** A box of a west, south, east, and north in degrees, as a polygon. */
export const box = (west: number, south: number, east: number, north: number): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
