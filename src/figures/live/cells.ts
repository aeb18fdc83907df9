import * as h3 from 'h3-js';
import {cellCenter} from '../../h3/geometry';
import {angle, type Position} from '../../h3/sphere';

const decimals = 1e5;

/** The center of the pentagon of a resolution that is nearest to a position, to five decimals. */
export function nearestPentagon(lng: number, lat: number, res: number): Position {
  const centers = h3.getPentagons(res).map((cell) => cellCenter(h3, cell));
  const [nearest = [lng, lat]] = centers.toSorted((a, b) => angle(a, [lng, lat]) - angle(b, [lng, lat]));
  return [Math.round(nearest[0] * decimals) / decimals, Math.round(nearest[1] * decimals) / decimals];
}

/** The average angle between the centers of neighboring cells of a resolution, in degrees. */
export function cellSpacing(res: number): number {
  return (h3.getHexagonEdgeLengthAvg(res, h3.UNITS.km) * Math.sqrt(3)) / 111.2;
}
