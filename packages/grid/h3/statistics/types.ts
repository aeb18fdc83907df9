import type {MeasureName} from './measures';
import type {Summary} from './tally';

/** How the cells of a resolution were measured: one of each shape, or a sample. */
export type Method = 'every shape' | 'sample';

/** The statistics of a measure: for the hexagons, for the twelve pentagons, and for all cells together. */
export interface MeasureStatistics {
  readonly hexagons: Summary;
  readonly pentagons: Summary;
  readonly cells: Summary;
}

/** The statistics of one resolution: lengths in km, areas in km². */
export interface ResolutionStatistics {
  readonly resolution: number;
  readonly cells: number;
  readonly hexagons: number;
  readonly pentagons: number;
  readonly method: Method;
  /** How many cells were measured. */
  readonly measured: number;
  readonly measures: Readonly<Record<MeasureName, MeasureStatistics>>;
  /** The least of all cells' clearances for k = 1, 2, …: how far one surely stays inside the grid disk of that k. */
  readonly clearances: readonly number[];
}

/** The file `resolution-statistics.json` in the `_facts` of a version. */
export interface StatisticsFile {
  readonly h3js: string;
  readonly seed: number;
  readonly resolutions: readonly ResolutionStatistics[];
}
