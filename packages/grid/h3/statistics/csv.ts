import {measureNames} from './measures';
import type {ResolutionStatistics} from './types';

const groups = ['hexagons', 'pentagons', 'cells'] as const;
const values = ['min', 'mean', 'max', 'sd'] as const;
const units = {area: 'km2', edge: 'km', inner: 'km', outer: 'km'} as const;

/** Rows of plain values as CSV (RFC 4180, without quotes: no value needs them). */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.join(',')}\r\n`).join('');
}

/** All statistics as CSV: a row for each resolution, a column for each number. */
export function statisticsCsv(resolutions: readonly ResolutionStatistics[]): string {
  const header = measureNames.flatMap((name) =>
    groups.flatMap((group) => values.map((value) => `${name}_${group}_${value}_${units[name]}`)),
  );
  const rows = resolutions.map(({resolution, cells, hexagons, pentagons, method, measured, measures}) => [
    ...[resolution, cells, hexagons, pentagons, method, measured],
    ...measureNames.flatMap((name) => groups.flatMap((group) => values.map((value) => measures[name][group][value]))),
  ]);
  return csv([['resolution', 'cells', 'hexagons', 'pentagons', 'method', 'measured', ...header], ...rows]);
}
