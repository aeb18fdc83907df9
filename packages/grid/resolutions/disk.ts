import type {ResolutionStatistics} from '../h3/statistics/types';

/** Half of the Earth's circumference in km, the largest distance of two points. */
export const FARTHEST_KM = Math.PI * 6371.007180918475;

/** The number of cells in a grid disk of k steps without a pentagon; with one it is smaller. */
export function diskSize(k: number): number {
  return 1 + 3 * k * (k + 1);
}

/**
 * A distance in km that never leads out of a cell's grid disk of k steps, from any point of any cell.
 *
 * The statistics contain the smallest clearance d(j) for j = 1 to 4: the shortest way out of a disk of j steps. A path
 * out of a disk of a + b steps first leaves the disk of a steps. It is then on the edge of a cell that is a steps away,
 * and must leave that cell's disk of b steps. So d(a + b) ≥ d(a) + d(b), and long distances are sums of measured ones.
 */
export function guaranteedReach({clearances}: ResolutionStatistics, k: number): number {
  const longest = clearances.at(-1) ?? 0;
  const rest = k % clearances.length;
  return Math.floor(k / clearances.length) * longest + (clearances[rest - 1] ?? 0);
}

/** The smallest k whose grid disk contains everything within a radius (km, above 0) of any point of its middle cell. */
export function stepsFor(statistics: ResolutionStatistics, radiusKm: number): number {
  const {clearances} = statistics;
  const longest = clearances.at(-1) ?? 0;
  let k = clearances.length * Math.floor(radiusKm / longest);
  while (guaranteedReach(statistics, k) < radiusKm) k++;
  return k;
}

/** A grid disk that covers a search radius. */
export interface DiskChoice {
  readonly resolution: number;
  readonly k: number;
  /** The most cells that a search looks up. */
  readonly cells: number;
  /** The area of as many average cells, as a multiple of the circle's area. */
  readonly overhead: number;
}

/** The grid disk that covers a radius in km at each resolution, coarsest first. */
export function disksFor(resolutions: readonly ResolutionStatistics[], radiusKm: number): DiskChoice[] {
  const half = FARTHEST_KM / Math.PI;
  const circle = 2 * Math.PI * half ** 2 * (1 - Math.cos(Math.min(radiusKm / half, Math.PI)));
  return resolutions.map((statistics) => {
    const k = stepsFor(statistics, radiusKm);
    const cells = Math.min(diskSize(k), statistics.cells);
    return {
      resolution: statistics.resolution,
      k,
      cells,
      overhead: (cells * statistics.measures.area.cells.mean) / circle,
    };
  });
}

/** The finest of the disks that has at most so many cells; undefined when even the coarsest has more. */
export function finestWithin(disks: readonly DiskChoice[], mostCells: number): DiskChoice | undefined {
  return disks.findLast(({cells}) => cells <= mostCells);
}
