import {cellToLatLng, getDirectedEdgeDestination, originToDirectedEdges} from 'h3-js';
import {radians, wrapDegrees} from '@h3-docs/grid/h3/sphere';

/** Where a key moves the selection on a map with north at its top. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** Compass bearings in degrees. */
const BEARINGS: Readonly<Record<Direction, number>> = {up: 0, right: 90, down: 180, left: 270};

/** The neighbor of a cell that lies nearest to a direction. */
export function neighborToward(cell: string, direction: Direction): string {
  const center = cellToLatLng(cell);
  let best = cell;
  let least = Infinity;
  for (const edge of originToDirectedEdges(cell)) {
    const neighbor = getDirectedEdgeDestination(edge);
    const turn = Math.abs(wrapDegrees(bearing(center, cellToLatLng(neighbor)) - BEARINGS[direction]));
    if (turn < least) [best, least] = [neighbor, turn];
  }
  return best;
}

/** The initial bearing of the great circle between two positions, in degrees from north. */
function bearing([fromLat, fromLng]: readonly [number, number], [toLat, toLng]: readonly [number, number]): number {
  const turn = (toLng - fromLng) * radians;
  const y = Math.sin(turn) * Math.cos(toLat * radians);
  const x =
    Math.cos(fromLat * radians) * Math.sin(toLat * radians) -
    Math.sin(fromLat * radians) * Math.cos(toLat * radians) * Math.cos(turn);
  return Math.atan2(y, x) / radians;
}
