import {useEffect, useMemo, useState} from 'react';
import type {DataSet} from './data/types';
import {inputLookup, layerLookup, type RowLookup} from './data/lookup';
import type {colorScale, LegendItem} from './data/scale';
import type {InputShape} from './input/types';
import type {Paint} from './map-data';
import type {Coloring, Layer} from './model/state';

/** What has rows, and how it is colored by their values. */
export interface Painted {
  readonly lookup: RowLookup;
  /** The color of an index by its row; undefined while nothing is colored. */
  readonly paintOf: ((index: string) => Paint | undefined) | undefined;
  readonly paintOfShape: ((shape: InputShape, at: number) => Paint | undefined) | undefined;
  readonly legend: readonly LegendItem[];
}

const noLegend: readonly LegendItem[] = [];

type Scales = typeof colorScale;

/** The code that computes colors, which is loaded when they are wanted. */
function useScales(wanted: boolean): Scales | undefined {
  const [scales, setScales] = useState<{readonly of: Scales}>();
  useEffect(() => {
    if (!wanted || scales) return undefined;
    let current = true;
    import('./data/scale').then(
      ({colorScale: of}) => {
        if (current) setScales({of});
      },
      (error: unknown) => console.warn('The colors could not be loaded', error),
    );
    return () => {
      current = false;
    };
  }, [wanted, scales]);
  return scales?.of;
}

function painted(lookup: RowLookup, coloring: Coloring | undefined, scales: Scales | undefined): Painted {
  const column = lookup.columns.findIndex(({name}) => name === coloring?.column);
  if (!coloring || !scales || column < 0) {
    return {lookup, paintOf: undefined, paintOfShape: undefined, legend: noLegend};
  }
  const {palette, classing, opacity} = coloring;
  const {colorOf, legend} = scales(
    lookup.rows.map((values) => values[column] ?? null),
    palette,
    classing,
  );
  const paint = (values: RowLookup['rows'][number] | undefined) =>
    values && {color: colorOf(values[column] ?? null), fill: opacity};
  return {
    lookup,
    paintOf: (index) => paint(lookup.ofIndex(index)),
    paintOfShape: (shape, at) => paint(lookup.ofShape(shape, at)),
    legend,
  };
}

/** Colors the input and the layers by columns of the rows that name their indexes and shapes. */
export function usePaint(
  dataset: DataSet | undefined,
  coloring: Coloring | undefined,
  layers: readonly Layer[],
): {readonly input: Painted; readonly layers: readonly Painted[]} {
  const scales = useScales(coloring !== undefined || layers.some((layer) => layer.coloring));
  const rows = useMemo(() => inputLookup(dataset), [dataset]);
  const input = useMemo(() => painted(rows, coloring, scales), [rows, coloring, scales]);
  const kept = useMemo(
    () => layers.map((layer) => painted(layerLookup(layer), layer.coloring, scales)),
    [layers, scales],
  );
  return useMemo(() => ({input, layers: kept}), [input, kept]);
}
