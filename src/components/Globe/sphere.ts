import {radians, toVector, wrapDegrees, type Vector} from '@h3-docs/grid/h3/sphere';

/** Which way the globe is turned: the position, in degrees, that faces the viewer. North stays up. */
export interface Attitude {
  readonly lat: number;
  readonly lng: number;
}

const MAX_LAT = 80;

/** The three axes of the view: to the right, up, and toward the viewer. */
export function viewAxes({lat, lng}: Attitude): {right: Vector; up: Vector; toward: Vector} {
  const [phi, lambda] = [lat * radians, lng * radians];
  return {
    right: [-Math.sin(lambda), Math.cos(lambda), 0],
    up: [-Math.sin(phi) * Math.cos(lambda), -Math.sin(phi) * Math.sin(lambda), Math.cos(phi)],
    toward: toVector([lng, lat]),
  };
}

/** `attitude` turned by degrees east and north; it stops short of the poles, where left and right would swap. */
export function turned({lat, lng}: Attitude, east: number, north: number): Attitude {
  return {
    lat: Math.max(-MAX_LAT, Math.min(MAX_LAT, lat + north)),
    lng: wrapDegrees(lng + east),
  };
}
