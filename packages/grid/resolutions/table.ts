import {translate} from '@docusaurus/Translate';
import {csv} from '../h3/statistics/csv';
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

/** A row: the number of each column (in km or km² where it has a unit), and how it is written. */
export interface Row {
  readonly values: Readonly<Record<Column, number>>;
  readonly texts: Readonly<Record<Column, string>>;
}

const percent = (value: number): string => (value === 0 ? '0' : `${(100 * value).toFixed(2)}%`);

/** The rows of a choice, coarsest first. Each row has one unit, chosen by its average. */
export function rowsOf(resolutions: readonly ResolutionStatistics[], {measure, group, units}: Choice): Row[] {
  return resolutions.map((statistics): Row => {
    const {min, mean, max, sd} = statistics.measures[measure][group];
    const values = {
      resolution: statistics.resolution,
      count: statistics[group],
      min,
      mean,
      max,
      sd,
      spread: sd / mean,
      ratio: max / min,
    };
    const {factor, symbol} = unitFor(units, quantityOf(measure), mean);
    const size = (value: number) => `${formatNumber(value / factor)} ${symbol}`;
    return {
      values,
      texts: {
        resolution: String(statistics.resolution),
        count: formatLocale(statistics[group]),
        min: size(min),
        mean: size(mean),
        max: size(max),
        sd: sd === 0 ? '0' : size(sd),
        spread: percent(values.spread),
        ratio: values.ratio.toFixed(3),
      },
    };
  });
}

/** What a column is called in a file; those with a unit carry it. */
const fileNames: Readonly<Record<Column, string>> = {
  resolution: 'resolution',
  count: 'cells',
  min: 'min',
  mean: 'mean',
  max: 'max',
  sd: 'standard_deviation',
  spread: 'relative_standard_deviation',
  ratio: 'max_by_min',
};
const sized: readonly Column[] = ['min', 'mean', 'max', 'sd'];

/** The rows as CSV: plain numbers, all of one unit, which the header names. */
export function tableCsv(rows: readonly Row[], {measure, units}: Choice): string {
  const {factor, plain} = unitFor(units === 'metric' ? 'km' : units, quantityOf(measure), 1);
  const header = columns.map((column) =>
    sized.includes(column) ? `${measure}_${fileNames[column]}_${plain}` : fileNames[column],
  );
  const body = rows.map(({values}) =>
    columns.map((column) => {
      if (column === 'resolution' || column === 'count') return values[column];
      return Number((sized.includes(column) ? values[column] / factor : values[column]).toPrecision(8));
    }),
  );
  return csv([header, ...body]);
}
