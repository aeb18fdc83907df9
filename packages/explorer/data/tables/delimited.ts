import {translate} from '@docusaurus/Translate';
import {dsvFormat} from 'd3-dsv';
import {isGeometryText} from '../../input/geometry-text';
import {isIndexLike} from '../../input/lines';
import {recordOfLine} from '../../input/record';
import {codeColumn, positionColumns} from '../../input/table';
import type {Problem} from '../../input/types';
import {uniqueNames, type RawRow, type RawTable} from '../rawTable';

const DELIMITERS = ['\t', ',', ';', '|'] as const;

/** How many rows decide whether a text is a table. */
const SAMPLE = 100;
const SAMPLE_CHARACTERS = 50_000;
/** The share of rows that must have as many fields as the header. */
const MOST_EVEN = 0.8;

/** Names that only a header has. */
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_ .()%$€/#°²³-]*$/u;
const YEAR = /^(?:1[5-9]|20|21)\d\d$/;
/** A number with decimals, which is no name. */
const DECIMAL = /^[+-]?\d{1,3}\.\d+$/;

const isFull = (fields: readonly string[]) => fields.some((field) => field.trim() !== '');

/** The rows of CSV or TSV, with or without names of columns: quotes may hold delimiters and line breaks. */
export function delimitedTable(text: string): RawTable | undefined {
  const start = text.search(/\S/);
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
  return alone && rowsOf(text, start, '\t', alone);
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
  const [first = [], ...rows] = sample.map((fields) => fields.map((field) => field.trim()));
  const even = (width: number) => rows.filter((row) => row.length === width).length / rows.length;
  if (first.length < 2) return undefined;
  const header = headerOf(first);
  if (header && rows.length > 0) {
    const {certain} = header;
    // Text with commas isn't a table: its lines are uneven.
    if (even(first.length) < (certain ? MOST_EVEN : 1)) return undefined;
    return {names: uniqueNames(first), hasHeader: true, certain};
  }
  if (rows.length === 0 || even(first.length) < 1) return undefined;
  const all = [first, ...rows];
  const names = first.map((_, at) => translate({message: 'column {number}'}, {number: at + 1}));
  const indexed = first.map((_, at) => all.filter((row) => isIndexLike(row[at] ?? '')).length / all.length);
  const isMixed = indexed.some((share) => share > 0.5) && indexed.some((share) => share < 0.5);
  if (isMixed) return {names, hasHeader: false, certain: true, headless: 'indexes'};
  const positioned = all.every(([lat = '', lng = '']) => isDegrees(lat, 90) && isDegrees(lng, 360));
  return first.length > 2 && positioned ? {names, hasHeader: false, certain: true, headless: 'positions'} : undefined;
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
    if (fields.length > names.length && isFull(fields.slice(names.length))) {
      problems.push({
        line: own,
        text: fields.slice(names.length).join(delimiter),
        reason: translate(
          {message: 'this row has {count} fields, but the table has {width} columns. The rest of the row was skipped'},
          {count: fields.length, width: names.length},
        ),
      });
    }
    rows.push({
      fields: fields.slice(0, names.length).map((field) => field.trim()),
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
    ...(headless && {headless}),
  };
}

function breaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
