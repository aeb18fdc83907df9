import type {ResolutionStatistics} from '../h3/statistics/types';
import {formatLocale} from '@h3-docs/base/number';

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

/** The bytes of an index: 64 bits. */
export const INDEX_BYTES = 8;

/** The finest resolution of which all cells of an area fit into so many bytes, each with its index and a value. */
export function chooseByStorage(
  resolutions: readonly ResolutionStatistics[],
  km2: number,
  bytes: number,
  valueBytes: number,
): ResolutionStatistics | undefined {
  return chooseByCount(resolutions, km2, Math.floor(bytes / (INDEX_BYTES + valueBytes)));
}

/** A number of bytes in powers of 1000: '39 GB'. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB'];
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(bytes) / 3)));
  const value = bytes / 1000 ** power;
  return `${formatLocale(value, {maximumSignificantDigits: 3})} ${units[power]}`;
}
