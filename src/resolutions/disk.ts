import type {ResolutionStatistics} from '../h3/statistics/types';

/** Half of the Earth's circumference in km: no two points are further apart. */
export const FARTHEST_KM = Math.PI * 6371.007180918475;

/** The number of cells in a grid disk of k steps without a pentagon; with one it is smaller. */
export function diskSize(k: number): number {
  return 1 + 3 * k * (k + 1);
}

/**
 * How far from any point of any cell one surely stays inside the cell's grid disk of k steps, in km.
 *
 * The statistics hold the least clearance d(j) for j = 1 to 4: nobody leaves a disk of j steps in less. Who leaves the
 * disk of a + b steps first leaves that of a steps, is then in a cell a steps away, and must leave that cell's disk of
 * b steps: so d(a + b) ≥ d(a) + d(b). Long ways are put together of the longest measured ones.
 */
export function guaranteedReach({clearances}: ResolutionStatistics, k: number): number {
  const longest = clearances.at(-1) ?? 0;
  const rest = k % clearances.length;
  return Math.floor(k / clearances.length) * longest + (clearances[rest - 1] ?? 0);
}

/** The smallest k whose grid disk surely holds all that is within a radius (km, above 0) of a point of its middle cell. */
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
  /** How many cells are looked up, at most. */
  readonly cells: number;
  /** Their area, if they are average ones, as a multiple of the circle's. */
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
