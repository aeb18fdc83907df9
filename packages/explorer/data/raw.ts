import type {Geometry} from 'geojson';
import {recordOfLine} from '../input/record';
import type {Note, Problem} from '../input/types';
import type {RawColumn} from './rawColumn';
import {uniqueNames, type RawRow, type RawTable} from './rawTable';

export type {RawColumn, RawType} from './rawColumn';

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
