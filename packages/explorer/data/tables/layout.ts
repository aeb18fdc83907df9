import {translate} from '@docusaurus/Translate';
import {isGeometryText} from '../../input/geometry-text';
import {isIndexLike} from '../../input/lines';
import {codeColumnOf, positionColumns} from '../../input/position-columns';
import type {Problem} from '../../input/types';
import {OWN_INDEX} from '../columns';
import {positionsWithoutNames} from '../namelessPositions';
import {columnName, type rawOf} from '../raw';

/** How many rows decide whether a text is a table. */
export const SAMPLE = 100;
/** How many lines may stand above the names of columns. */
export const MOST_LEADING = 20;
/** The share of rows that must have as many fields as the header. */
const MOST_EVEN = 0.8;
/** The share of rows that must have as many fields as the header where one of its columns has the indexes. */
const LEAST_EVEN = 0.3;
/** The same where the header names a latitude and a longitude. */
const LEAST_EVEN_POSITIONS = 0.5;
/** Names that only a header has. */
const PLAIN_NAME = /^[\p{L}_@][\p{L}\p{N}_ .()%$€/#°²³-]*$/u;
const YEAR = /^(?:1[5-9]|20|21)\d\d$/;
/** A number with decimals, which is no name. */
const DECIMAL = /^[+-]?\d{1,3}\.\d+$/;

/** A field without the single quotes that some programs write around every text, and without Excel's `="…"`. */
export const unquoted = (field: string): string => field.trim().replace(/^(?:'(.*)'|="(.*)")$/s, '$1$2');

/** Whether a row has a field that is not blank. */
export const isFull = (fields: readonly string[]) => fields.some((field) => field.trim() !== '');

/** The columns of a delimited table. */
export interface Layout {
  readonly names: readonly string[];
  /** How many rows have the names: none, or one. */
  readonly heads: 0 | 1;
  readonly certain: boolean;
}

/**
 * The columns of a table by its first rows; undefined when they are no table.
 *
 * @param mayBeAlone - whether it may have a single column
 */
export function layoutOf(sample: readonly (readonly string[])[], mayBeAlone = false): Layout | undefined {
  return severalColumns(sample) ?? (mayBeAlone ? columnAlone(sample) : undefined);
}

/** Whether a field is the start of a geometry without quotes, which its commas divided. */
const isSplitGeometry = (field: string): boolean =>
  /^\s*'?[A-Z][^(,]*\([^,]*$/i.test(field) &&
  isGeometryText(field.replace("'", '')) &&
  field.split('(').length > field.split(')').length &&
  !field.includes('.'.repeat(3));

function severalColumns(sample: readonly (readonly string[])[]): Layout | undefined {
  const [first = [], ...rows] = sample.map((fields) => fields.map(unquoted));
  const even = (width: number) => rows.filter((row) => row.length === width).length / rows.length;
  if (first.length < 2 || sample.flat().some(isSplitGeometry)) return undefined;
  // A title that a spreadsheet filled up with empty fields: the names of the columns are below it.
  const full = first.filter((field) => field !== '').length;
  if (full === 1 && first.length > 2 && rows.some((row) => row.filter(Boolean).length > 1 && headerOf(row)?.certain))
    return undefined;
  const header = headerOf(first);
  if (header && rows.length > 0) {
    const {certain} = header;
    // Text with commas isn't a table: its lines are uneven. Names of coordinates or a column of indexes are there by no chance.
    const placed = positionColumns(first).lat === undefined ? LEAST_EVEN : LEAST_EVEN_POSITIONS;
    const least = certain ? (hasIndexColumn(rows) ? LEAST_EVEN : Math.min(placed, MOST_EVEN)) : 1;
    if (even(first.length) < least) return undefined;
    return {names: first, heads: 1, certain};
  }
  if (rows.length === 0 || even(first.length) < 1) return undefined;
  const all = [first, ...rows];
  const names = first.map((_, at) => columnName(at));
  // The coordinate system of EWKT stands before a semicolon, and is no column.
  const isPlace = all.flat().some((field) => /^srid=/i.test(field))
    ? isIndexLike
    : (field: string) => isIndexLike(field) || isGeometryText(field);
  const indexed = first.map((_, at) => all.filter((row) => isPlace(row[at] ?? '')).length / all.length);
  const isMixed = indexed.some((share) => share > 0.5) && indexed.some((share) => share < 0.5);
  if (isMixed) return {names, heads: 0, certain: true};
  return positionsWithoutNames(all) === undefined ? undefined : {names, heads: 0, certain: true};
}

/** Names of columns that hold both coordinates. */
const PAIR_NAME =
  /^(?:lat[ _,-]{0,2}l(?:ng|on)g?|l(?:ng|on)g?[ _,-]{0,2}lat|coords?|coordinates?|position|location|point|gps)$/i;

/** Whether one column of rows, and no other, has the indexes. */
function hasIndexColumn(rows: readonly (readonly string[])[]): boolean {
  const width = Math.max(...rows.map(({length}) => length));
  const shares = Array.from(
    {length: width},
    (_, at) => rows.filter((row) => isIndexLike(row[at] ?? '')).length / rows.length,
  );
  return shares.filter((share) => share > 0.5).length === 1 && shares.filter((share) => share > 0.2).length === 1;
}

/** A single column: its name, and below it indexes or geometries. */
function columnAlone([first = [], ...rows]: readonly (readonly string[])[]): Layout | undefined {
  const [name = '', ...others] = first;
  if (others.length > 0 || !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) || isIndexLike(name) || rows.length === 0)
    return undefined;
  const isPlace = (field: string) => isIndexLike(field) || isGeometryText(field) || GEOJSON_START.test(field);
  const even = rows.every((row) => row.length === 1);
  return even && rows.flat().filter(isPlace).length > rows.length / 2
    ? {names: [name], heads: 1, certain: true}
    : undefined;
}

/** How GeoJSON begins: a sample of the text may end before a long geometry does. */
const GEOJSON_START = /^\{\s*"type"\s*:\s*"[A-Z]/;

/** Whether the first row has the names of columns; `certain` when it can only be that. */
function headerOf(fields: readonly string[]): {readonly certain: boolean} | undefined {
  // The geometry of an EWKT, before which its coordinate system stands with a semicolon.
  if (fields.some((field) => /^srid=/i.test(field) || isGeometryText(field))) return undefined;
  if (fields.some((field) => isIndexLike(field) || DECIMAL.test(field))) return undefined;
  if (fields.some((field) => field.split('(').length !== field.split(')').length)) return undefined;
  const named = fields.filter((field) => field !== '' && !Number.isFinite(Number(field)));
  const places = positionColumns(fields).lat !== undefined || codeColumnOf(fields) >= 0;
  const others = fields.filter((field) => field !== '' && Number.isFinite(Number(field)));
  if (named.length === 0 || !(others.every((field) => YEAR.test(field)) || /h3|hex|cell|geo/i.test(fields.join(' ')))) {
    return undefined;
  }
  return {certain: places || named.every((field) => PLAIN_NAME.test(field) || PAIR_NAME.test(field))};
}

/** Whether names say where the rows of a table are, so that it is one even below lines with several fields. */
const namesPlace = (fields: readonly string[]): boolean =>
  fields.length > 1 && (positionColumns(fields).lat !== undefined || fields.some((field) => OWN_INDEX.test(field)));

/**
 * The place of the row with the names of columns below a title: below rows that have one field each, or else the first one
 * that names coordinates or indexes. Undefined if there is no such row.
 */
export function headRow(rows: readonly (readonly string[])[]): number | undefined {
  const first = rows.findIndex((fields) => fields.filter(Boolean).length > 1);
  const head = [first, rows.findIndex(namesPlace)].find((at) => at > 0 && headerOf(rows[at] ?? [])?.certain === true);
  return rows.slice(0, head).some((fields) => fields.some(isIndexLike)) ? undefined : head;
}

/** Says that a row of a title was skipped, unless it is empty. */
export function skippedTitle(fields: readonly string[], line: number): Problem[] {
  const text = fields.filter(Boolean).join(', ');
  const reason = translate({message: 'this line is above the names of the columns and was skipped'});
  return text === '' ? [] : [{line, text, reason}];
}

/** What makes a table of rows of cells, such as a sheet; undefined if they are none. A title may be above the names of its columns. */
export function tableOfGrid(cells: readonly (readonly string[])[]): Parameters<typeof rawOf> | undefined {
  const full = cells.flatMap((fields, at) => (isFull(fields) ? [{fields, line: at + 1}] : []));
  const sample = full.slice(0, SAMPLE).map(({fields}) => fields);
  const top = layoutOf(sample, true);
  const head = top ? 0 : headRow(sample);
  const layout = top ?? (head === undefined ? undefined : layoutOf(sample.slice(head)));
  if (head === undefined || !layout || (head > 0 && layout.heads === 0)) return undefined;
  const rows = full.slice(head + layout.heads);
  return [
    layout.names.map((name) => ({name: layout.heads === 0 ? '' : name})),
    rows.map(({fields}) => fields),
    {
      lines: rows.map(({line}) => line),
      problems: full.slice(0, head).flatMap(({fields, line}) => skippedTitle(fields, line)),
    },
  ];
}
