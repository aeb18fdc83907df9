import type {Position} from '../h3/sphere';

const STEPS_PER_EDGE = 16;

/**
 * The outline of a box in degrees, counterclockwise and not closed. Its northern and southern edges follow parallels,
 * which are no great circles, so they get points in between.
 */
export function box([south, west, north, east]: readonly [number, number, number, number]): Position[] {
  const along = (lat: number, from: number, to: number): Position[] =>
    Array.from({length: STEPS_PER_EDGE}, (_, step) => [from + ((to - from) * step) / STEPS_PER_EDGE, lat]);
  return [...along(south, west, east), [east, south], ...along(north, east, west), [west, north]];
}
