import {translate} from '@docusaurus/Translate';
import {plural} from '@h3-docs/base/number';
import type {Collector} from '../input/collector';
import {indexOfOutline} from '../input/outlines';
import {codeColumnOf} from '../input/position-columns';
import type {InputShape} from '../input/types';
import {chosenColumns, detectColumns, indexOf, type PlacedColumn} from './columns';
import type {ColumnChoice} from './columnTypes';
import {notesOn} from './notes';
import {namesOf, uniqueNames, type Raw, type RawRow} from './raw';
import {RowReader} from './rowReader';
import type {DataRow, DataSet} from './types';
import {valueColumn, valueColumnsOf} from './valueColumns';

/** A table whose columns have distinct names, and what its columns are. */
function detected(raw: Raw) {
  const names = uniqueNames(namesOf(raw));
  const table = {...raw, columns: raw.columns.map((column, at) => ({...column, name: names[at] ?? ''}))};
  return {table, columns: withoutForeignIndexes(detectColumns(table), table.rows)};
}

/** Whether a row of a table says where it is. */
export function namesPlaces(raw: Raw): boolean {
  const {table, columns} = detected(raw);
  const reader = new RowReader(columns, codeColumnOf(namesOf(table)));
  return table.rows.some((row) => reader.hasPlace(row));
}

/**
 * Reads the rows of a table: their values, and where each is.
 *
 * @param choices - what the reader chose for the columns
 * @param sink - told the indexes, positions, and shapes of the rows, and why a row has none
 */
export function readTable(source: Raw, choices: readonly ColumnChoice[], sink: Collector): DataSet {
  const {table, columns: found} = detected(source);
  const {rows: raw, problems = [], notes = []} = table;
  const chosen = chosenColumns(found, choices, raw);
  const reader = new RowReader(chosen, codeColumnOf(namesOf(table)));
  for (const {line, text, reason} of problems) sink.problem(line, text, reason);
  for (const note of [...notes, ...notesOn(chosen)]) sink.note(note);
  const rows = raw.map((row, at) => reader.read(row, at, sink));
  for (const note of reader.leftOut.notes()) sink.note(note);
  const columns = valueColumnsOf(chosen).flatMap(valueColumn);
  const nowhere = rows.filter(({record, index, position}, at) => {
    const isFeature = raw[at]?.shapes?.length === 0;
    return isFeature && record === undefined && index === undefined && position === undefined;
  }).length;
  if (nowhere > 0 && nowhere < rows.length) {
    const message = translate({message: '{count} row has no geometry.|{count} rows have no geometry.'});
    sink.note(plural(nowhere, message));
  }
  return {
    ...withHeights({columns, rows}, reader.heights),
    fields: chosen.map(({name, type, decimal}) => ({name, type, ...(decimal && {decimal})})),
  };
}

/** A data set with the third coordinates of its points as a column, if one of them isn't 0, which KML writes for the ground. */
function withHeights(
  {columns, rows}: Pick<DataSet, 'columns' | 'rows'>,
  heights: ReadonlyMap<number, number>,
): Pick<DataSet, 'columns' | 'rows'> {
  if (![...heights.values()].some((z) => z !== 0)) return {columns, rows};
  const name = uniqueNames([...columns.map((column) => column.name), 'z']).at(-1) ?? 'z';
  return {
    columns: [...columns, {name, type: 'number'}],
    rows: rows.map((row, at) => ({...row, values: [...row.values, heights.get(at) ?? null]})),
  };
}

const SAMPLE = 100;

/**
 * Columns in which the index of a feature is a value when its geometry is something else than the index: such as the
 * cell that a building lies in.
 */
function withoutForeignIndexes(columns: PlacedColumn[], rows: readonly RawRow[]): PlacedColumn[] {
  return columns.map((column) => {
    if (column.type !== 'index') return column;
    const placed = rows.slice(0, SAMPLE).flatMap(({fields, shapes = []}) => {
      const index = shapes.length > 0 ? indexOf(fields[column.at] ?? '') : undefined;
      return index === undefined ? [] : [indexOfOutline(shapes) === index];
    });
    const own = placed.filter(Boolean).length;
    return own < placed.length - own ? {...column, type: column.value} : column;
  });
}

/** The points among shapes as rows without columns. Undefined when there are none. */
export function pointRows(shapes: readonly InputShape[]): DataSet | undefined {
  const rows = shapes.flatMap(({geometry}): DataRow[] => {
    const points =
      geometry.type === 'Point' ? [geometry.coordinates] : geometry.type === 'MultiPoint' ? geometry.coordinates : [];
    return points.map(([lng = 0, lat = 0]) => ({position: [lat, lng], values: []}));
  });
  return rows.length > 0 ? {columns: [], rows} : undefined;
}
