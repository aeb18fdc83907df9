import {useEffect, useMemo, useState} from 'react';
import type {DataRow, DataSet} from './data/dataset';
import type {ColorScale, LegendItem} from './data/scale';
import type {Paint} from './map-data';
import type {Coloring} from './model/state';

/** How the input is colored by its values. */
interface Painted {
  readonly paintOf: ((index: string) => Paint | undefined) | undefined;
  /** The color of a point by the row that names its position. */
  readonly paintOfPoint: ((lat: number, lng: number) => Paint | undefined) | undefined;
  readonly legend: readonly LegendItem[];
  /** The row of an index in words, to follow the index; empty when it has none. */
  readonly valuesOf: (index: string) => string;
}

const noLegend: readonly LegendItem[] = [];

const placeKey = (lat: number, lng: number) => `${lat},${lng}`;

/** Colors indexes and points by a column of the rows that name them; of several rows with one place, the first counts. */
export function usePaint(dataset: DataSet | undefined, coloring: Coloring | undefined): Painted {
  const {rows, points} = useMemo(() => {
    const byIndex = new Map<string, DataRow>();
    const byPlace = new Map<string, DataRow>();
    for (const row of dataset?.rows ?? []) {
      const place = row.index === undefined && row.position ? placeKey(...row.position) : undefined;
      if (row.index !== undefined && !byIndex.has(row.index)) byIndex.set(row.index, row);
      else if (place !== undefined && !byPlace.has(place)) byPlace.set(place, row);
    }
    return {rows: byIndex, points: byPlace};
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
            [...rows.values(), ...points.values()].map(({values}) => values[column] ?? null),
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
  }, [rows, points, column, palette, classing]);

  const {paintOf, paintOfPoint} = useMemo(() => {
    if (!scale || column < 0 || opacity === undefined) return {};
    const paint = (row: DataRow | undefined) =>
      row && {color: scale.colorOf(row.values[column] ?? null), fill: opacity};
    return {
      paintOf: (index: string) => paint(rows.get(index)),
      paintOfPoint: (lat: number, lng: number) => paint(points.get(placeKey(lat, lng))),
    };
  }, [rows, points, scale, column, opacity]);
  const valuesOf = useMemo(
    () => (index: string) =>
      (dataset?.columns ?? [])
        .slice(0, 6)
        .map(({name}, at) => ` · ${name} ${rows.get(index)?.values[at] ?? ''}`)
        .filter(() => rows.has(index))
        .join(''),
    [dataset, rows],
  );
  return {paintOf, paintOfPoint, legend: scale?.legend ?? noLegend, valuesOf};
}
