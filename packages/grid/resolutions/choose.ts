import type {ResolutionStatistics} from '../h3/statistics/types';

/** Resolutions for a size: the closest on average, and those whose every cell keeps to it. */
export interface SizeChoice {
  readonly closest: ResolutionStatistics;
  /** The coarsest resolution of which no cell is larger; undefined when even the finest has larger ones. */
  readonly noLarger?: ResolutionStatistics;
  /** The finest resolution of which no cell is smaller, pentagons included. */
  readonly noSmaller?: ResolutionStatistics;
}

/** Chooses by the area of a cell (km²) or the length of an edge (km); the value is above 0. */
export function chooseBySize(
  resolutions: readonly ResolutionStatistics[],
  measure: 'area' | 'edge',
  value: number,
): SizeChoice {
  const away = ({measures}: ResolutionStatistics) => Math.abs(Math.log(measures[measure].cells.mean / value));
  return {
    closest: resolutions.reduce((best, each) => (away(each) < away(best) ? each : best)),
    noLarger: resolutions.find(({measures}) => measures[measure].cells.max <= value),
    noSmaller: resolutions.findLast(({measures}) => measures[measure].cells.min >= value),
  };
}

/**
 * Estimates how many cells of a resolution cover an area: at least one, and at most all cells of the resolution.
 *
 * @param share - the area of the cells in that place, divided by the average area
 */
export function cellsForArea({cells, measures}: ResolutionStatistics, km2: number, share = 1): number {
  return Math.min(cells, Math.max(1, Math.round(km2 / (share * measures.area.cells.mean))));
}

/** The finest resolution with at most so many cells in an area; undefined when even the coarsest has more. */
export function chooseByCount(
  resolutions: readonly ResolutionStatistics[],
  km2: number,
  most: number,
  share = 1,
): ResolutionStatistics | undefined {
  return resolutions.findLast((each) => cellsForArea(each, km2, share) <= most);
}
