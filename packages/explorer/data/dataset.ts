import {whyNoPosition} from '../input/positions';
import {readPlaceCode} from '../input/lines';
import type {InputShape} from '../input/types';
import {
  chosenColumns,
  codeColumnOf,
  detectColumns,
  indexOf,
  isEmpty,
  movesRows,
  numberOf,
  type PlacedColumn,
} from './columns';
import type {ColumnChoice} from './columnTypes';
import {readPlaces} from './places';
import {rawTable, type RawRow} from './rawTable';
import type {Column, DataRow, DataSet, Value} from './types';

/** How a table is read. */
export interface TableReading {
  /** What the reader chose for its columns. */
  readonly choices?: readonly ColumnChoice[];
  /** The shapes of the text, which are the places of their rows. */
  readonly shapes?: readonly InputShape[];
  /** Called from time to time with the share of the text that has been read, 0 to 1. */
  readonly progress?: (done: number) => void;
}

/**
 * Reads a table with all its columns: CSV and TSV with a header, a list of JSON objects, JSON lines, or the features of
 * GeoJSON, Esri JSON, or TopoJSON with their properties.
 *
 * @returns undefined when the text is none of these, or when no row says where it is and the text may be something else
 */
export function readDataSet(
  text: string,
  {choices = [], shapes = [], progress = () => undefined}: TableReading = {},
): DataSet | undefined {
  const {names, rows: raw, certain} = rawTable(text);
  progress(0.4);
  const detected = detectColumns(names, raw);
  const chosen = chosenColumns(detected, choices);
  const moved = movesRows(detected, chosen);
  const columns = chosen.flatMap(valueColumn);
  const shaped = new Set(columns.length > 0 ? shapes.flatMap(({record}) => record ?? []) : []);
  const read = rowReader(chosen, moved, codeColumnOf(names), shaped);
  progress(0.6);
  const rows = raw.map(read);
  progress(1);
  if (!certain && !rows.some(({index, position}) => index !== undefined || position)) return undefined;
  return {
    columns,
    rows,
    fields: chosen.map(({name, type}) => ({name, type})),
    ...(moved && {found: readPlaces(rows, shapes)}),
  };
}

const valueColumn = ({name, type}: PlacedColumn): Column[] =>
  type === 'number' || type === 'text' ? [{name, type}] : [];

/**
 * Reads rows of fields by their columns.
 *
 * @param moved - whether the reader chose the columns of places
 * @param code - the number of the column with codes of places
 * @param shaped - the parts of the text that have shapes
 */
function rowReader(
  columns: readonly PlacedColumn[],
  moved: boolean,
  code: number,
  shaped: ReadonlySet<number>,
): (row: RawRow) => DataRow {
  const numberOfField = (type: PlacedColumn['type']) => columns.find((column) => column.type === type)?.at ?? -1;
  const [indexAt, lat, lng] = [numberOfField('index'), numberOfField('latitude'), numberOfField('longitude')];
  const values = columns.flatMap((column) => valueColumn(column).map(({type}) => ({at: column.at, type})));
  return (row) => {
    const {fields, point} = row;
    const index = indexOf(fields[indexAt] ?? '');
    const record = shapedRecord(row, shaped);
    const own = positionOf(point?.[1], point?.[0]);
    const named = positionOf(fields[lat], fields[lng]);
    // Columns that the reader chose count more than the geometry.
    const position = (moved ? (named ?? own) : (own ?? named)) ?? codePosition(fields[code]);
    return {
      ...(index !== undefined && {index}),
      ...(position && {position}),
      ...(index === undefined && record !== undefined && {record}),
      values: values.map(({at, type}) => valueOf(fields[at], type)),
    };
  };
}

/** The part of a row that has shapes. */
function shapedRecord({record, moreLines = 0}: RawRow, shaped: ReadonlySet<number>): number | undefined {
  if (record === undefined) return undefined;
  for (let line = 0; line <= moreLines; line++) if (shaped.has(record - line)) return record - line;
  return undefined;
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

function valueOf(field: string | undefined, type: Column['type']): Value {
  if (isEmpty(field)) return null;
  if (type === 'text') return field;
  const number = numberOf(field);
  return Number.isFinite(number) ? number : null;
}

function positionOf(lat: string | undefined, lng: string | undefined): readonly [number, number] | undefined {
  if (isEmpty(lat) || isEmpty(lng)) return undefined;
  const position = [numberOf(lat), numberOf(lng)] as const;
  return whyNoPosition(...position) === undefined ? position : undefined;
}

function codePosition(field: string | undefined): readonly [number, number] | undefined {
  const reading = field === undefined ? undefined : readPlaceCode(field);
  return reading && 'position' in reading ? reading.position : undefined;
}
