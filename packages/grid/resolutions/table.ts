import {translate} from '@docusaurus/Translate';
import type {MeasureName} from '../h3/statistics/measures';
import type {ResolutionStatistics} from '../h3/statistics/types';
import {formatNumber, unitFor, type Quantity, type UnitChoice} from './units';
import {formatLocale} from '@h3-docs/base/number';

/** Which cells the numbers are about. */
export const groups = ['hexagons', 'cells', 'pentagons'] as const;
export type Group = (typeof groups)[number];

export const groupLabels: Readonly<Record<Group, string>> = {
  hexagons: translate({message: 'hexagons only'}),
  cells: translate({message: 'hexagons and pentagons'}),
  pentagons: translate({message: 'pentagons only'}),
};

export const measureLabels: Readonly<Record<MeasureName, string>> = {
  area: translate({message: 'Area'}),
  edge: translate({message: 'Edge length'}),
  inner: translate({message: 'Inner diameter'}),
  outer: translate({message: 'Outer diameter'}),
};

/** The kind of quantity that a measure is, which decides its units. */
export const quantityOf = (measure: MeasureName): Quantity => (measure === 'area' ? 'area' : 'length');

/** The columns of the table, in order. */
export const columns = ['resolution', 'mean', 'min', 'max', 'sd', 'spread', 'ratio', 'count'] as const;
export type Column = (typeof columns)[number];

export const columnLabels: Readonly<Record<Column, string>> = {
  resolution: translate({message: 'Res'}),
  count: translate({message: 'Cells'}),
  min: translate({message: 'Smallest'}),
  mean: translate({message: 'Average'}),
  max: translate({message: 'Largest'}),
  sd: translate({message: 'Std. dev.'}),
  spread: translate({message: 'Std. dev. (% of mean)'}),
  ratio: translate({message: 'Max ÷ min'}),
};

/** What is shown: a measure of a group of cells, in units. */
export interface Choice {
  readonly measure: MeasureName;
  readonly group: Group;
  readonly units: UnitChoice;
}

/** A row: what each column has. */
export type Row = Readonly<Record<Column, string>>;

const percent = (value: number): string => (value === 0 ? '0' : `${(100 * value).toFixed(2)}%`);

/** The rows of a choice, coarsest first. Each row has one unit, chosen by its average. */
export function rowsOf(resolutions: readonly ResolutionStatistics[], {measure, group, units}: Choice): Row[] {
  return resolutions.map((statistics): Row => {
    const {min, mean, max, sd} = statistics.measures[measure][group];
    const {factor, symbol} = unitFor(units, quantityOf(measure), mean);
    const size = (value: number) => `${formatNumber(value / factor)} ${symbol}`;
    return {
      resolution: String(statistics.resolution),
      count: formatLocale(statistics[group]),
      min: size(min),
      mean: size(mean),
      max: size(max),
      sd: sd === 0 ? '0' : size(sd),
      spread: percent(sd / mean),
      ratio: (max / min).toFixed(3),
    };
  });
}
