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
