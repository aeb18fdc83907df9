import {useEffect, useMemo, useState} from 'react';
import type {DataRow, DataSet} from './data/dataset';
import type {ColorScale, LegendItem} from './data/scale';
import type {Paint} from './map-data';
import type {Coloring} from './model/state';

/** How the input is colored by its values. */
interface Painted {
  readonly paintOf: ((index: string) => Paint | undefined) | undefined;
  readonly legend: readonly LegendItem[];
  /** The row of an index in words, to follow the index; empty when it has none. */
  readonly valuesOf: (index: string) => string;
}

const noLegend: readonly LegendItem[] = [];

/** Colors indexes by a column of the rows that name them; of several rows with one index, the first counts. */
export function usePaint(dataset: DataSet | undefined, coloring: Coloring | undefined): Painted {
  const rows = useMemo(() => {
    const byIndex = new Map<string, DataRow>();
    for (const row of dataset?.rows ?? []) {
      if (row.index !== undefined && !byIndex.has(row.index)) byIndex.set(row.index, row);
    }
    return byIndex;
  }, [dataset]);
  const column = dataset?.columns.findIndex(({name}) => name === coloring?.column) ?? -1;
  const {palette, classing, opacity} = coloring ?? {};

  const [scale, setScale] = useState<ColorScale>();
  useEffect(() => {
    if (column < 0 || palette === undefined || classing === undefined) {
      setScale(undefined);
      return undefined;
    }
    let current = true;
    import('./data/scale').then(
      ({colorScale}) => {
        if (!current) return;
        setScale(
          colorScale(
            Array.from(rows.values(), ({values}) => values[column] ?? null),
            palette,
            classing,
          ),
        );
      },
      (error: unknown) => console.warn('The colors could not be loaded', error),
    );
    return () => {
      current = false;
    };
  }, [rows, column, palette, classing]);

  const paintOf = useMemo(() => {
    if (!scale || column < 0 || opacity === undefined) return undefined;
    return (index: string) => {
      const row = rows.get(index);
      return row && {color: scale.colorOf(row.values[column] ?? null), fill: opacity};
    };
  }, [rows, scale, column, opacity]);
  const valuesOf = useMemo(
    () => (index: string) =>
      (dataset?.columns ?? [])
        .slice(0, 6)
        .map(({name}, at) => ` · ${name} ${rows.get(index)?.values[at] ?? ''}`)
        .filter(() => rows.has(index))
        .join(''),
    [dataset, rows],
  );
  return {paintOf, legend: scale?.legend ?? noLegend, valuesOf};
}
