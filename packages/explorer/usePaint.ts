import {useColorMode} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import {amountOf, type Column, type DataSet, type Value} from './data/types';
import {lookupOf, type RowLookup} from './data/lookup';
import {colorScale, type LegendItem} from './data/scale';
import type {InputShape} from './input/types';
import type {Paint} from './map-data';
import {dataSetOf} from './model/layerTable';
import type {ExplorerState} from './model/state';

/** What has rows, and how it is colored by their values. */
export interface Painted {
  readonly lookup: RowLookup;
  /** The color of an index by its row; undefined while nothing is colored. */
  readonly paintOf: ((index: string) => Paint | undefined) | undefined;
  readonly paintOfShape: ((shape: InputShape) => Paint | undefined) | undefined;
  readonly legend: readonly LegendItem[];
}

const noLegend: readonly LegendItem[] = [];

/** A value as a scale takes it: the number that it is. */
const coloredValue = (column: Column | undefined, value: Value): Value =>
  column?.type === 'number' ? (amountOf(column, value) ?? null) : value;

/** The values that rows have in the column that colors them. */
function valuesIn({columns, rows}: RowLookup, column: string): Value[] {
  const at = columns.findIndex(({name}) => name === column);
  return at < 0 ? [] : rows.map((values) => coloredValue(columns[at], values[at] ?? null));
}

/**
 * The colors of rows.
 *
 * @param others - what is colored by the same scale
 */
function painted(
  lookup: RowLookup,
  coloring: string | undefined,
  isDark: boolean,
  others: readonly RowLookup[],
): Painted {
  const column = lookup.columns.findIndex(({name}) => name === coloring);
  if (coloring === undefined || column < 0) {
    return {lookup, paintOf: undefined, paintOfShape: undefined, legend: noLegend};
  }
  const own = lookup.columns[column];
  const all = [lookup, ...others].flatMap((one) => valuesIn(one, coloring));
  const scale = colorScale(all, {unit: own?.unit, isDark});
  // Opaque: land below would change the colors that the legend shows.
  const paint = (values: RowLookup['rows'][number] | undefined) =>
    values && {color: scale.colorOf(coloredValue(own, values[column] ?? null)), fill: 1, classed: true as const};
  return {
    lookup,
    paintOf: (index) => paint(lookup.ofIndex(index)),
    paintOfShape: (shape) => paint(lookup.ofShape(shape)),
    legend: scale.legend,
  };
}

/** The colors of the input and of the selection. */
export interface Paints {
  /** What the colors mean. */
  readonly legend: readonly LegendItem[];
  readonly input: Painted;
  readonly selection: Painted;
}

/** Colors the input and the selection by a column of the rows that name their indexes and shapes. */
export function usePaint(
  dataset: DataSet | undefined,
  {coloring, selection, table, counted}: Pick<ExplorerState, 'coloring' | 'selection' | 'table' | 'counted'>,
): Paints {
  const isDark = useColorMode().colorMode === 'dark';
  const rows = useMemo(() => lookupOf(dataset), [dataset]);
  const selected = useMemo(() => lookupOf(dataSetOf({indexes: selection, table})), [selection, table]);
  return useMemo(() => {
    // One scale for both: a color means the same in what was covered and in the cells that cover it. Cells that stand for
    // the rows of the input have a scale of their own.
    const input = painted(rows, coloring, isDark, counted ? [] : [selected]);
    const own = painted(selected, coloring, isDark, counted ? [] : [rows]);
    return {legend: own.legend.length > 0 ? own.legend : input.legend, input, selection: own};
  }, [rows, selected, counted, coloring, isDark]);
}
