import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {hexOf} from '@h3-docs/base/hex';
import {formatLocale} from '@h3-docs/base/number';
import {MAX_ROWS} from '../input/limits';
import {whyNoPosition} from '../input/positions';
import {positionsOf} from '../input/positionsOf';
import {degrees, projectionOf} from '../input/reference';
import type {Problem} from '../input/types';
import {readWkb} from '../input/wkb';

/** What the fields of a column are, where their source knows. */
export type RawType = 'number' | 'text' | 'geometry';

/** A column as its source has it. */
export interface RawColumn {
  /** May be empty, or there twice: the reader makes names unique. */
  readonly name: string;
  /**
   * What its fields are. Nothing guesses it again. Undefined: the source doesn't know, and the reader guesses from the texts.
   *
   * - `number`: each is a number, or digits where a number of JavaScript would round them (64-bit integers, decimals).
   * - `text`: texts that stay texts, whatever they look like: `00501`, `NA`, and `12` are kept. Moments are texts in ISO 8601.
   * - `geometry`: WKT, WKB in hexadecimal digits, or GeoJSON. The first such column says where the rows are; an empty field in
   *   it is a row without a place.
   */
  readonly type?: RawType;
  /** The EPSG number or the WKT of the system of its geometries or coordinates; undefined: degrees, or as each field says (EWKB, EWKT). */
  readonly system?: string;
}

/** A row as text. Large tables have many: their fields are lists, not objects with names. */
export interface RawRow {
  /** One for each column, or fewer; undefined: the row doesn't have it. */
  readonly fields: readonly (string | undefined)[];
  /** The line on which the row begins, counted from 1; its number where the source has no lines. */
  readonly line: number;
  /** The geometries of a feature, in degrees; undefined: the row is none. */
  readonly shapes?: readonly Geometry[];
}

/** A table as a source has it: the one form in which all sources hand over rows. */
export interface Raw {
  readonly columns: readonly RawColumn[];
  readonly rows: readonly RawRow[];
  /** What could not be read. */
  readonly problems?: readonly Problem[];
  /** What readers should know of how the source was read, in sentences. */
  readonly notes?: readonly string[];
  /** What divides the fields of delimited text, which says how people write numbers in it. */
  readonly delimiter?: string;
}

/** A text that is too large, or whose format is known and isn't read: then only its indexes are. */
export class Refused extends Error {
  /** @param text - what the text says there */
  constructor(
    reason: string,
    readonly line = 1,
    readonly text = '',
  ) {
    super(reason);
  }
}

/** @throws Refused before there are too many rows, because each takes far more memory than its text */
export function checkCount(rows: number): void {
  if (rows < MAX_ROWS) return;
  const count = formatLocale(MAX_ROWS);
  throw new Refused(translate({message: 'this text has more than {count} rows, which is the limit'}, {count}));
}

/** A field of a file; null or undefined: the row has none. Bytes are well-known binary. */
export type RawField = string | number | Geometry | Uint8Array | null | undefined;

const isGeometry = (field: RawField): field is Geometry | Uint8Array => typeof field === 'object' && field !== null;

/** A field as text, a number with all its digits. */
function textOf(field: RawField): string | undefined {
  if (field instanceof Uint8Array) return hexOf(field);
  return isGeometry(field) ? JSON.stringify(field) : (field ?? undefined)?.toString();
}

/**
 * The table of a file: numbers with all their digits, and geometries of GeoJSON (in degrees) or of well-known binary as the
 * places of the rows. One that isn't on Earth is a problem of its row.
 *
 * @param lines - the line of each row, counted from 1; undefined: a row has its number
 */
export function rawOf(
  columns: readonly RawColumn[],
  rows: readonly (readonly RawField[])[],
  {lines, ...said}: Pick<Raw, 'problems' | 'notes'> & {readonly lines?: readonly number[]} = {},
): Raw {
  const problems = [...(said.problems ?? [])];
  const geometryAt = columns.findIndex(
    ({type}, at) => type === 'geometry' && rows.some(({[at]: field}) => isGeometry(field)),
  );
  const code = columns[geometryAt]?.system;
  const system = code === undefined ? degrees : projectionOf(code);
  const onEarth = (field: RawField, line: number): Geometry[] => {
    if (!isGeometry(field)) return [];
    if (field instanceof Uint8Array) {
      const shapes: Geometry[] = [];
      const problem = (_: number, text: string, reason: string) => problems.push({line, text, reason});
      readWkb(field, {shape: (geometry) => shapes.push(geometry), problem}, system);
      return shapes;
    }
    const reason = positionsOf(field)
      .map(([lng = NaN, lat = NaN]) => whyNoPosition(lat, lng))
      .find((why) => why !== undefined);
    if (reason !== undefined) problems.push({line, text: field.type, reason});
    return reason === undefined ? [field] : [];
  };
  const isText = (_: unknown, at: number) => at !== geometryAt;
  return {
    ...said,
    columns: columns.filter(isText),
    rows: rows.map((row, at): RawRow => {
      const line = lines?.[at] ?? at + 1;
      const fields = row.filter(isText).map(textOf);
      const shapes = geometryAt >= 0 && {shapes: onEarth(row[geometryAt], line)};
      return {fields, line, ...shapes};
    }),
    problems,
  };
}

/** The names of the columns of a table. */
export const namesOf = ({columns}: Pick<Raw, 'columns'>): string[] => columns.map(({name}) => name);

/** Whether commas are likely to be decimal: where semicolons separate the fields. */
export const hasDecimalCommas = ({delimiter}: Pick<Raw, 'delimiter'>): boolean => delimiter === ';';

/** What a column without a name is called. */
export const columnName = (at: number): string => translate({message: 'column {number}'}, {number: at + 1});

/** The names, with a number after each one that is there already; a column without a name gets its number. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  /** The next number to try for a name that is there already. */
  const next = new Map<string, number>();
  names.forEach((name, at) => {
    const plain = name === '' ? columnName(at) : name;
    let free = plain;
    let count = next.get(plain) ?? 2;
    for (; taken.has(free); count++) free = `${plain} ${count}`;
    next.set(plain, count);
    taken.add(free);
  });
  return [...taken];
}

/** Why a part of a row was left out that has more fields than its table has columns. */
export const longRowReason = (count: number, width: number): string =>
  translate(
    {message: 'this row has {count} fields, but the table has {width} columns. The rest of the row was skipped'},
    {count, width},
  );
