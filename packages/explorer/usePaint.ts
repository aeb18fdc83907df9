import {useColorMode} from '@docusaurus/theme-common';
import {useEffect, useMemo, useState} from 'react';
import {amountOf, type Column, type DataSet, type Value} from './data/types';
import {inputLookup, layerLookup, type RowLookup} from './data/lookup';
import type {Classing, ColorScale, colorScale, LegendItem, legendOf, Palette} from './data/scale';
import type {InputShape} from './input/types';
import type {Paint} from './map-data';
import type {Coloring, ExplorerState} from './model/state';

/** What has rows, and how it is colored by their values. */
export interface Painted {
  readonly lookup: RowLookup;
  /** The color of an index by its row; undefined while nothing is colored. */
  readonly paintOf: ((index: string) => Paint | undefined) | undefined;
  readonly paintOfShape: ((shape: InputShape, at: number) => Paint | undefined) | undefined;
  readonly legend: readonly LegendItem[];
}

const noLegend: readonly LegendItem[] = [];

/** Makes a scale for the color mode, and counts what it colors. */
interface Scales {
  readonly of: (values: readonly Value[], palette: Palette, classing: Classing, unit: string | undefined) => ColorScale;
  readonly legendOf: (scale: ColorScale, values: readonly Value[]) => readonly LegendItem[];
}

/** The code that computes colors, which is loaded when they are wanted. */
function useScales(wanted: boolean): Scales | undefined {
  const [scales, setScales] = useState<{readonly colorScale: typeof colorScale; readonly legendOf: typeof legendOf}>();
  const isDark = useColorMode().colorMode === 'dark';
  useEffect(() => {
    if (!wanted || scales) return undefined;
    let current = true;
    import('./data/scale').then(
      (code) => {
        if (current) setScales(code);
      },
      (error: unknown) => console.warn('The colors could not be loaded', error),
    );
    return () => {
      current = false;
    };
  }, [wanted, scales]);
  return useMemo(
    () =>
      scales && {
        of: (values, palette, classing, unit) => scales.colorScale(values, palette, classing, {unit, isDark}),
        legendOf: scales.legendOf,
      },
    [scales, isDark],
  );
}

/** A value as a scale takes it: the number that it is, unless numbers are categories. */
function coloredValue(column: Column | undefined, value: Value, palette: Coloring['palette']): Value {
  return column?.type === 'number' && palette !== 'categorical' ? (amountOf(column, value) ?? null) : value;
}

/** The values that rows have in the column that colors them. */
function valuesIn({columns, rows}: RowLookup, {column, palette}: Coloring): Value[] {
  const at = columns.findIndex(({name}) => name === column);
  return at < 0 ? [] : rows.map((values) => coloredValue(columns[at], values[at] ?? null, palette));
}

/**
 * The colors of rows. The legend counts these rows alone.
 *
 * @param others - what is colored by the same scale
 */
function painted(
  lookup: RowLookup,
  coloring: Coloring | undefined,
  scales: Scales | undefined,
  others: readonly RowLookup[] = [],
): Painted {
  const column = lookup.columns.findIndex(({name}) => name === coloring?.column);
  if (!coloring || !scales || column < 0) {
    return {lookup, paintOf: undefined, paintOfShape: undefined, legend: noLegend};
  }
  const {palette, classing, opacity} = coloring;
  const own = lookup.columns[column];
  const colored = (values: RowLookup['rows'][number]) => coloredValue(own, values[column] ?? null, palette);
  const shown = lookup.rows.map(colored);
  const scale = scales.of(
    [...shown, ...others.flatMap((other) => valuesIn(other, coloring))],
    palette,
    classing,
    own?.unit,
  );
  const paint = (values: RowLookup['rows'][number] | undefined) =>
    values && {color: scale.colorOf(colored(values)), fill: opacity, classed: true as const};
  return {
    lookup,
    paintOf: (index) => paint(lookup.ofIndex(index)),
    paintOfShape: (shape, at) => paint(lookup.ofShape(shape, at)),
    // A scale of these rows alone has counted them.
    legend: others.length === 0 ? scale.legend : scales.legendOf(scale, shown),
  };
}

/** The colors of the input, of the selection, and of the layers. */
export interface Paints {
  /** What the colors of the input and of the selection mean. */
  readonly legend: readonly LegendItem[];
  readonly input: Painted;
  readonly selection: Painted;
  readonly layers: readonly Painted[];
}

/** Colors the input, the selection, and the layers by columns of the rows that name their indexes and shapes. */
export function usePaint(
  dataset: DataSet | undefined,
  {
    coloring,
    layers,
    selection,
    table,
    counted,
  }: Pick<ExplorerState, 'coloring' | 'layers' | 'selection' | 'table' | 'counted'>,
): Paints {
  const scales = useScales(coloring !== undefined || layers.some((layer) => layer.coloring));
  const rows = useMemo(() => inputLookup(dataset), [dataset]);
  const selected = useMemo(() => layerLookup({indexes: selection, table}), [selection, table]);
  // One scale for both: a color means the same in what was covered and in the cells that cover it. Cells that stand for
  // the rows of the input have a scale of their own.
  const [input, own] = useMemo(
    () => [
      painted(rows, coloring, scales, counted ? [] : [selected]),
      painted(selected, coloring, scales, counted ? [] : [rows]),
    ],
    [rows, selected, counted, coloring, scales],
  );
  const kept = useMemo(
    () => layers.map((layer) => painted(layerLookup(layer), layer.coloring, scales)),
    [layers, scales],
  );
  return useMemo(
    () => ({legend: own.legend.length > 0 ? own.legend : input.legend, input, selection: own, layers: kept}),
    [input, own, kept],
  );
}
