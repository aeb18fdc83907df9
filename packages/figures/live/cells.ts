import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {plural} from '@h3-docs/base/number';
import {angle, kmPerDegree, roundDegrees, type Position} from '@h3-docs/grid/h3/sphere';

/** What sentences call a cell: a pentagon is named as one. */
export const cellKind = (cell: string): string =>
  h3.isPentagon(cell) ? translate({message: 'pentagon'}) : translate({message: 'cell'});

/** A number of cells in words. */
export const cellCount = (count: number): string => plural(count, translate({message: '{count} cell|{count} cells'}));

/** The center of the pentagon of a resolution that is nearest to a position, to five decimals. */
export function nearestPentagon(lng: number, lat: number, res: number): Position {
  const centers = h3.getPentagons(res).map((cell) => cellCenter(h3, cell));
  const [nearest = [lng, lat]] = centers.toSorted((a, b) => angle(a, [lng, lat]) - angle(b, [lng, lat]));
  return [roundDegrees(nearest[0]), roundDegrees(nearest[1])];
}

/** The average angle between the centers of neighboring cells of a resolution, in degrees. */
export function cellSpacing(res: number): number {
  return (h3.getHexagonEdgeLengthAvg(res, h3.UNITS.km) * Math.sqrt(3)) / kmPerDegree;
}
