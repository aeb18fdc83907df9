import type {Geometry} from 'geojson';
import {whyNoPosition} from '../input/positions';
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

/** Why positions, or lists of them, are none on Earth; undefined when they all are. */
function whyNotOnEarth(coordinates: readonly unknown[]): string | undefined {
  const [lng, lat] = coordinates;
  if (typeof lng === 'number') return whyNoPosition(Number(lat), lng);
  for (const part of coordinates) {
    const reason = Array.isArray(part) ? whyNotOnEarth(part) : undefined;
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** A table of a source as the readers of columns take it. A geometry that isn't on Earth is a problem of its row. */
export function tableOfRaw({columns, rows, lines, problems = [], notes}: Raw): RawTable {
  const found: Problem[] = [...problems];
  const onEarth = (geometry: Geometry, line: number): Geometry[] => {
    const reason = 'coordinates' in geometry ? whyNotOnEarth(geometry.coordinates) : undefined;
    if (reason === undefined) return [geometry];
    found.push({line, text: geometry.type, reason});
    return [];
  };
  const geometryAt = columns.findIndex(({type}) => type === 'geometry');
  const hasObjects = rows.some((row) => isGeometry(row[geometryAt]));
  const others = columns.flatMap((_, at) => (hasObjects && at === geometryAt ? [] : [at]));
  return {
    names: uniqueNames(others.map((at) => columns[at]?.name ?? '')),
    known: others.map((at) => columns[at] ?? {name: ''}),
    rows: rows.map((row, at): RawRow => {
      const line = lines?.[at] ?? at + 1;
      const geometry = row[geometryAt];
      const shapes = hasObjects && {shapes: isGeometry(geometry) ? onEarth(geometry, line) : []};
      return {fields: others.map((column) => textOf(row[column])), line, record: recordOfLine(at + 1), ...shapes};
    }),
    certain: true,
    problems: found,
    ...(notes && {notes}),
  };
}
