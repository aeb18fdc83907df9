import type {Geometry} from 'geojson';
import {recordOfLine} from '../input/record';
import type {Note, Problem} from '../input/types';
import {uniqueNames, type RawRow, type RawTable} from './rawTable';

/** What the fields of a column are, where their source knows. */
export type RawType = 'number' | 'text' | 'time' | 'geometry';

/** A column as its source has it. */
export interface RawColumn {
  /** May be empty, or there twice: the reader makes names unique. */
  readonly name: string;
  /**
   * What its fields are. Nothing guesses it again. Undefined: the source doesn't know, and the reader guesses from the texts.
   *
   * - `number`: each is a number, or digits where a number of JavaScript would round them (64-bit integers, decimals).
   * - `text`: texts that stay texts, whatever they look like: `00501`, `NA`, and `12` are kept.
   * - `time`: texts in ISO 8601.
   * - `geometry`: geometries as objects of GeoJSON in degrees, or their texts: WKT, WKB in hexadecimal digits, or GeoJSON.
   *   The first such column says where the rows are; `null` in it is a row without a place.
   */
  readonly type?: RawType;
  /** The EPSG number of the system of its geometries or coordinates; undefined: degrees, or as each field says (EWKB, EWKT). */
  readonly system?: string;
}

/** A field; null or undefined: the row has none. A third coordinate of a point becomes a column, others are counted. */
export type RawField = string | number | Geometry | null | undefined;

/**
 * A table as a source has it: the one form in which all sources hand over rows. It has no functions, so that a worker can
 * post it.
 */
export interface Raw {
  readonly columns: readonly RawColumn[];
  /** One field for each column, or fewer. */
  readonly rows: readonly (readonly RawField[])[];
  /** The line of each row, counted from 1; undefined: a row has its number, counted from 1. */
  readonly lines?: ArrayLike<number>;
  /** What could not be read. */
  readonly problems?: readonly Problem[];
  /** What readers should know of how the source was read. */
  readonly notes?: readonly Note[];
}

const isGeometry = (field: RawField): field is Geometry => typeof field === 'object' && field !== null;

/** A field as text, a number with all its digits. */
const textOf = (field: RawField): string | undefined =>
  field === null || field === undefined ? undefined : isGeometry(field) ? JSON.stringify(field) : String(field);

/** A table of a source as the readers of columns take it. */
export function tableOfRaw({columns, rows, lines, problems = [], notes}: Raw): RawTable {
  const geometryAt = columns.findIndex(({type}) => type === 'geometry');
  const hasObjects = rows.some((row) => isGeometry(row[geometryAt]));
  const others = columns.flatMap((_, at) => (hasObjects && at === geometryAt ? [] : [at]));
  return {
    names: uniqueNames(others.map((at) => columns[at]?.name ?? '')),
    known: others.map((at) => columns[at] ?? {name: ''}),
    rows: rows.map((row, at): RawRow => {
      const line = lines?.[at] ?? at + 1;
      const geometry = row[geometryAt];
      const shapes = hasObjects && {shapes: isGeometry(geometry) ? [geometry] : []};
      return {fields: others.map((column) => textOf(row[column])), line, record: recordOfLine(at + 1), ...shapes};
    }),
    certain: true,
    problems,
    ...(notes && {notes}),
  };
}
