import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {angle, kmPerDegree, roundDegrees, type Position} from '@h3-docs/grid/h3/sphere';

/** What sentences call a cell: a pentagon is named as one. */
export const cellKind = (cell: string): string =>
  h3.isPentagon(cell) ? translate({message: 'pentagon'}) : translate({message: 'cell'});

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

const shares = new Map<string, number>();

/** How many resolutions finer than the cell the samples of its area are: about 2401 of them. */
const sampleDepth = 4;

/**
 * The share of a cell's area, 0 to 1, that its descendants of a resolution cover: of the cells four resolutions finer
 * that have their center in its outline, those whose center lies in a descendant. At resolutions 12 and finer, where
 * there are no such cells, that of the cell's ancestor of resolution 11 with descendants as much finer.
 */
export function coveredShare(cell: string, resolution: number): number {
  const depth = resolution - h3.getResolution(cell);
  const measured = h3.getResolution(cell) > 15 - sampleDepth ? h3.cellToParent(cell, 15 - sampleDepth) : cell;
  const key = `${measured} ${depth}`;
  const known = shares.get(key);
  if (known !== undefined) return known;
  const res = h3.getResolution(measured);
  const samples = samplesIn(measured, res + sampleDepth);
  // H3 can't convert the outline around a pole. The share of a neighbor differs little.
  if (!samples) return coveredShare(h3.gridDisk(measured, 1)[1] ?? '', res + depth);
  const covered = samples.filter((sample) => {
    const [lat, lng] = h3.cellToLatLng(sample);
    return h3.cellToParent(h3.latLngToCell(lat, lng, res + depth), res) === measured;
  });
  const share = covered.length / Math.max(1, samples.length);
  shares.set(key, share);
  return share;
}

/** The cells of a finer resolution that have their center in the outline of a cell; undefined where H3 returns an error. */
function samplesIn(cell: string, resolution: number): readonly string[] | undefined {
  try {
    return h3.polygonToCells(h3.cellToBoundary(cell), resolution);
  } catch {
    return undefined;
  }
}
