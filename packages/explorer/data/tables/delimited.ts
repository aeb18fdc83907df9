import {translate} from '@docusaurus/Translate';
import {dsvFormat} from 'd3-dsv';
import {isGeometryText} from '../../input/geometry-text';
import {isIndexLike} from '../../input/lines';
import {isFooter} from '../../input/printed-footers';
import {recordOfLine} from '../../input/record';
import {positionColumns} from '../../input/position-columns';
import {codeColumn} from '../../input/table';
import type {Problem} from '../../input/types';
import {longRowReason, uniqueNames, type RawRow, type RawTable} from '../rawTable';

const DELIMITERS = ['\t', ',', ';', '|'] as const;

/** How many rows decide whether a text is a table. */
const SAMPLE = 100;
const SAMPLE_CHARACTERS = 50_000;
/** The share of rows that must have as many fields as the header. */
const MOST_EVEN = 0.8;

/** How many lines may stand above the header. */
const MOST_LEADING = 20;
/** The share of rows that must have as many fields as the header where one of its columns has the indexes. */
const LEAST_EVEN = 0.3;
/** A comment above the header, and Excel's note of the delimiter. */
const COMMENT = /^(?:#|\/\/|--|sep=.$)/i;

/** Names that only a header has. */
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_ .()%$€/#°²³-]*$/u;
const YEAR = /^(?:1[5-9]|20|21)\d\d$/;
/** A number with decimals, which is no name. */
const DECIMAL = /^[+-]?\d{1,3}\.\d+$/;

/** A field without the single quotes that some programs write around every text. */
const unquoted = (field: string): string => field.trim().replace(/^'(.*)'$/s, '$1');

const isFull = (fields: readonly string[]) => fields.some((field) => field.trim() !== '');

/** The rows of CSV or TSV, with or without names of columns: quotes may hold delimiters and line breaks. */
export function delimitedTable(text: string): RawTable | undefined {
  const start = afterComments(text);
  if (start < 0 || /^[[{<]/.test(text.slice(start, start + 1))) return undefined;
  const newline = text.indexOf('\n', start);
  const firstLine = text.slice(start, newline < 0 ? undefined : newline);
  // A quoted field may hold line breaks already in the first row.
  const head = firstLine.includes('"') ? text.slice(start, start + SAMPLE_CHARACTERS) : firstLine;
  for (const delimiter of DELIMITERS) {
    if (!head.includes(delimiter)) continue;
    const layout = layoutOf(sampleOf(text, start, delimiter));
    if (layout) return rowsOf(text, start, delimiter, layout);
  }
  const alone = columnAlone(text.slice(start, start + SAMPLE_CHARACTERS));
  return (alone && rowsOf(text, start, '\t', alone)) ?? belowTitle(text, start);
}

/** Where the first line begins that is no comment; -1 in an empty text. */
function afterComments(text: string): number {
  let start = text.search(/\S/);
  for (let line = 0; start >= 0 && line < MOST_LEADING; line++) {
    const end = text.indexOf('\n', start);
    if (end < 0 || !COMMENT.test(text.slice(start, end).trim())) return start;
    const next = text.slice(end).search(/\S/);
    if (next < 0) return start;
    start = end + next;
  }
  return start;
}

/** A table below lines with its title, as reports of spreadsheets have them: lines with one field that is full. */
function belowTitle(text: string, start: number): RawTable | undefined {
  const lines = text.slice(start, start + SAMPLE_CHARACTERS).split('\n', MOST_LEADING);
  for (const delimiter of DELIMITERS) {
    const fieldsOf = (line: string) => line.split(delimiter).map((field) => unquoted(field));
    const head = lines.findIndex((line) => fieldsOf(line).filter(Boolean).length > 1);
    const titles = lines.slice(0, Math.max(0, head));
    if (titles.length === 0 || titles.some(isIndexLike)) continue;
    if (!headerOf(fieldsOf((lines[head] ?? '').replaceAll('"', '')))?.certain) continue;
    const at = start + titles.reduce((sum, {length}) => sum + length + 1, 0);
    const layout = layoutOf(sampleOf(text, at, delimiter));
    if (!layout?.hasHeader) continue;
    const table = rowsOf(text, at, delimiter, layout);
    const first = 1 + breaksIn(text.slice(0, start));
    const problems = titles.flatMap((title, above) => {
      const [name = ''] = fieldsOf(title).filter(Boolean);
      return name === ''
        ? []
        : [
            {
              line: first + above,
              text: name,
              reason: translate({message: 'this line is above the names of the columns and was skipped'}),
            },
          ];
    });
    return {...table, problems: [...problems, ...table.problems]};
  }
  return undefined;
}

interface Layout {
  readonly names: readonly string[];
  readonly hasHeader: boolean;
  readonly certain: boolean;
  readonly headless?: RawTable['headless'];
}

/** The first rows of a text: of more of it where a single row is long, as with the outline of a country. */
function sampleOf(text: string, start: number, delimiter: string): readonly (readonly string[])[] {
  for (let size = SAMPLE_CHARACTERS; ; size *= 8) {
    const isAll = start + size >= text.length;
    const parsed = dsvFormat(delimiter)
      .parseRows(text.slice(start, start + size))
      .filter(isFull);
    // The last row of a sample may be cut off in the middle.
    const whole = (isAll ? parsed : parsed.slice(0, -1)).slice(0, SAMPLE);
    if (isAll || whole.length > 1) return whole;
  }
}

function layoutOf(sample: readonly (readonly string[])[]): Layout | undefined {
  const [first = [], ...rows] = sample.map((fields) => fields.map(unquoted));
  const even = (width: number) => rows.filter((row) => row.length === width).length / rows.length;
  if (first.length < 2) return undefined;
  // A title that a spreadsheet filled up with empty fields: the names of the columns are below it.
  const full = first.filter((field) => field !== '').length;
  if (full === 1 && first.length > 2 && rows.some((row) => row.filter(Boolean).length > 1 && headerOf(row)?.certain))
    return undefined;
  const header = headerOf(first);
  if (header && rows.length > 0) {
    const {certain} = header;
    // Text with commas isn't a table: its lines are uneven. A column of indexes is none by chance.
    const least = certain ? (hasIndexColumn(rows) ? LEAST_EVEN : MOST_EVEN) : 1;
    if (even(first.length) < least) return undefined;
    return {names: uniqueNames(first), hasHeader: true, certain};
  }
  if (rows.length === 0 || even(first.length) < 1) return undefined;
  const all = [first, ...rows];
  const names = first.map((_, at) => translate({message: 'column {number}'}, {number: at + 1}));
  const indexed = first.map((_, at) => all.filter((row) => isIndexLike(row[at] ?? '')).length / all.length);
  const isMixed = indexed.some((share) => share > 0.5) && indexed.some((share) => share < 0.5);
  if (isMixed) return {names, hasHeader: false, certain: true, headless: 'indexes'};
  // Which of both is the latitude, the values say if they can, and else the reader may.
  const positioned = all.every(
    ([one = '', other = '']) =>
      isDegrees(one, 360) && isDegrees(other, 360) && Math.min(Math.abs(Number(one)), Math.abs(Number(other))) <= 90,
  );
  return first.length > 2 && positioned ? {names, hasHeader: false, certain: true, headless: 'positions'} : undefined;
}

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
function columnAlone(sample: string): Layout | undefined {
  const [first = [], ...rows] = dsvFormat('\t').parseRows(sample).filter(isFull).slice(0, SAMPLE);
  const [name = '', ...others] = first;
  if (others.length > 0 || !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) || isIndexLike(name) || rows.length === 0)
    return undefined;
  const isPlace = (field: string) => isIndexLike(field) || isGeometryText(field) || GEOJSON_START.test(field);
  const even = rows.every((row) => row.length === 1);
  return even && rows.flat().filter(isPlace).length > rows.length / 2
    ? {names: [name], hasHeader: true, certain: true}
    : undefined;
}

/** How GeoJSON begins: a sample of the text may end before a long geometry does. */
const GEOJSON_START = /^\{\s*"type"\s*:\s*"[A-Z]/;

const isDegrees = (field: string, most: number) =>
  field !== '' && Number.isFinite(Number(field)) && Math.abs(Number(field)) <= most;

/** Whether the first row has the names of columns; `certain` when it can only be that. */
function headerOf(fields: readonly string[]): {readonly certain: boolean} | undefined {
  // The geometry of an EWKT, before which its coordinate system stands with a semicolon.
  if (fields.some((field) => /^srid=/i.test(field) || isGeometryText(field))) return undefined;
  if (fields.some((field) => isIndexLike(field) || DECIMAL.test(field))) return undefined;
  if (fields.some((field) => field.split('(').length !== field.split(')').length)) return undefined;
  const named = fields.filter((field) => field !== '' && !Number.isFinite(Number(field)));
  const places = positionColumns(fields).lat !== undefined || codeColumn(fields).code !== undefined;
  const others = fields.filter((field) => field !== '' && !named.includes(field));
  if (named.length === 0 || !(others.every((field) => YEAR.test(field)) || /h3|hex|cell|geo/i.test(fields.join(' ')))) {
    return undefined;
  }
  return {certain: places || named.every((field) => PLAIN_NAME.test(field))};
}

function rowsOf(text: string, start: number, delimiter: string, layout: Layout): RawTable {
  const {names, hasHeader, certain, headless} = layout;
  const rows: RawRow[] = [];
  const problems: Problem[] = [];
  let line = 1 + breaksIn(text.slice(0, start));
  let count = 0;
  dsvFormat(delimiter).parseRows(text.slice(start), (fields) => {
    const own = line;
    line += 1 + fields.reduce((sum, field) => sum + breaksIn(field), 0);
    if (!isFull(fields) || (count++ === 0 && hasHeader)) return undefined;
    // The line that psql prints below a table.
    if (fields.length === 1 && names.length > 1 && isFooter(fields[0] ?? '')) return undefined;
    if (fields.length > names.length && isFull(fields.slice(names.length))) {
      problems.push({
        line: own,
        text: fields.slice(names.length).join(delimiter),
        reason: longRowReason(fields.length, names.length),
      });
    }
    rows.push({
      fields: fields.slice(0, names.length).map(unquoted),
      line: own,
      record: recordOfLine(own),
    });
    return undefined;
  });
  return {
    names,
    rows,
    certain,
    problems,
    ...(delimiter === ';' && {decimalCommas: true}),
    ...(delimiter !== ',' && {pointsMayGroup: true}),
    ...(headless && {headless}),
  };
}

function breaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
