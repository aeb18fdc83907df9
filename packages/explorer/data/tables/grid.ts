import {columnAlone, isFull, layoutOf, SAMPLE} from './layout';
import {headRow, skippedTitle} from './title';
import type {Raw} from '../raw';

/** A table of cells, with its rows as they are. */
interface GridTable<Row extends readonly string[]> extends Raw {
  readonly rows: readonly Row[];
}

/** The table in rows of cells, such as a sheet; undefined if they are no table. A title may be above the names of its columns. */
export function tableOfGrid<Row extends readonly string[]>(cells: readonly Row[]): GridTable<Row> | undefined {
  const full = cells.flatMap((fields, at) => (isFull(fields) ? [{fields, line: at + 1}] : []));
  const sample = full.slice(0, SAMPLE).map(({fields}) => fields);
  const top = layoutOf(sample) ?? columnAlone(sample);
  const head = top ? 0 : headRow(sample);
  const layout = top ?? (head === undefined ? undefined : layoutOf(sample.slice(head)));
  if (head === undefined || !layout || (head > 0 && layout.heads === 0)) return undefined;
  const rows = full.slice(head + layout.heads);
  return {
    columns: layout.names.map((name) => ({name: layout.heads === 0 ? '' : name})),
    rows: rows.map(({fields}) => fields),
    lines: rows.map(({line}) => line),
    problems: full.slice(0, head).flatMap(({fields, line}) => skippedTitle(fields, line)),
  };
}
