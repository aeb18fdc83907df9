import {translate} from '@docusaurus/Translate';
import {isGeometryText} from '../../input/geometry-text';
import {isIndexLike} from '../../input/lines';
import {isFooter} from '../../input/printed-footers';
import {openPrintedTables} from '../../input/printed-tables';
import {recordOfLine} from '../../input/record';
import {positionColumns} from '../../input/position-columns';
import type {Problem} from '../../input/types';
import {longRowReason, uniqueNames, type RawRow, type RawTable} from '../rawTable';

/**
 * The rows of tables that command-line clients print, as far as they have the columns of the first one. Other lines stay
 * in the rest of the text.
 */
export function printedTable(source: string): RawTable | undefined {
  const {text, rows} = openPrintedTables(source, isIndexLike);
  const [first] = rows.values();
  const names = first?.names ?? [];
  if (!first || names.length === 0) return undefined;
  const lines = text.split('\n');
  const rest = source.split('\n');
  const head = names.join('\n');
  // Rules, frames, and headers are blank in the opened text.
  lines.forEach((line, at) => {
    if (line.trim() === '') rest[at] = '';
  });
  const found: RawRow[] = [];
  const problems: Problem[] = [];
  let leftOut = 0;
  for (const [line, table] of rows) {
    if (table.names?.join('\n') !== head) continue;
    const fields = (lines[line - 1] ?? '').split(table.delimiter).map((field) => field.trim());
    const surplus = fields.slice(names.length);
    if (fields.length < names.length || (surplus.length > 0 && surplus.every((field) => field === ''))) continue;
    if (surplus.length > 0) {
      const text = surplus.join(' | ');
      problems.push({line, text, reason: longRowReason(fields.length, names.length)});
    }
    rest[line - 1] = '';
    // Where rows were left out, DuckDB prints several lines of dots, and Polars one.
    if (!fields.every((field) => DOTS.test(field))) {
      found.push({fields: fields.slice(0, names.length), line, record: recordOfLine(line)});
      continue;
    }
    if (leftOut !== line - 1) problems.push({line, text: fields.join(' '), reason: leftOutReason()});
    leftOut = line;
  }
  if (found.length === 0) return undefined;
  return {names: uniqueNames(names), rows: found, certain: true, problems, rest: rest.join('\n')};
}

const DOTS = /^(?:·|…|\.{3})$/;

const leftOutReason = () => translate({message: 'the program that printed this table left rows out here'});

/** `-[ RECORD 1 ]-----` of psql, and `*** 1. row ***` of MySQL. */
const RECORD = /^(?:[-─]\[ RECORD \d+ \][-─+┼┬]*|\*{3,} \d+\. row \*{3,})\s*$/;
const DIVIDER = /[|│:]/;

/** The rows of psql's expanded and MySQL's vertical form: a line for each column. */
export function verticalTable(text: string): RawTable | undefined {
  if (!/^(?:[-─]\[ RECORD |\*{3,} \d+\. row)/m.test(text)) return lineTable(text);
  const columns = new Map<string, number>();
  const rows: {fields: (string | undefined)[]; line: number; record: number}[] = [];
  const problems: Problem[] = [];
  const lines = text.split('\n');
  const rest = lines.map((source, at) => {
    const line = source.trimEnd();
    if (RECORD.test(line)) {
      rows.push({fields: [], line: at + 1, record: recordOfLine(at + 1)});
      return '';
    }
    const row = rows.at(-1);
    const divider = isFooter(line) ? -1 : line.search(DIVIDER);
    if (!row || divider < 0) return source;
    const name = line.slice(0, divider).trim();
    const column = columns.get(name) ?? columns.size;
    columns.set(name, column);
    row.fields[column] = line.slice(divider + 1).trim();
    return '';
  });
  if (rows.length === 0) return undefined;
  return {names: uniqueNames([...columns.keys()]), rows, certain: true, problems, rest: rest.join('\n')};
}

/** A line for a column: its name, set to the right, and its value. */
const NAMED_VALUE = /^ *([A-Za-z_][\w.() ]{0,60}?) = (.*)$/;

/** The rows that SQLite and DuckDB print in the mode `line`: a line for each column, and an empty line between rows. */
function lineTable(text: string): RawTable | undefined {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => line.trim() !== '');
  if (!NAMED_VALUE.test(lines[head] ?? '') || !NAMED_VALUE.test(lines[head + 1] ?? '')) return undefined;
  const columns = new Map<string, number>();
  const rows: {fields: (string | undefined)[]; line: number; record: number}[] = [];
  let isOpen = false;
  for (let at = head; at < lines.length; at++) {
    const line = (lines[at] ?? '').trimEnd();
    const [found, name = '', value = ''] = NAMED_VALUE.exec(line) ?? [];
    if (line === '') isOpen = false;
    else if (found === undefined) return undefined;
    else {
      if (!isOpen) rows.push({fields: [], line: at + 1, record: recordOfLine(at + 1)});
      isOpen = true;
      const column = columns.get(name) ?? columns.size;
      columns.set(name, column);
      const fields = rows.at(-1)?.fields;
      // A program gives values to names, too, but not twice in a row.
      if (!fields || fields[column] !== undefined) return undefined;
      fields[column] = value.trim();
    }
  }
  const even = rows.every(({fields}) => Object.keys(fields).length === columns.size);
  if (!even || !rows.some(({fields}) => fields.some((field) => isIndexLike(field ?? '')))) return undefined;
  return {names: uniqueNames([...columns.keys()]), rows, certain: true, problems: []};
}

const WORDS = /\S+/g;

/**
 * The rows of a table whose columns are set with spaces alone, as pandas and R print it: values stand under the ends or
 * the starts of their names, and each row may begin with its number.
 */
export function alignedTable(text: string): RawTable | undefined {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const start = headOf(lines);
  const head = lines[start] ?? '';
  if (head.length > 5000 || /[,;|\t<>{}[\]()]/.test(head)) return undefined;
  let names = wordsOf(head).map(({word, ...place}) => ({name: word, ...place}));
  let first = start + 1;
  let labeled: boolean | undefined;
  // pandas prints the names of row labels by themselves, below the others or, for a series, instead of them.
  const below = lines[first] ?? '';
  const labels = wordsOf(below);
  const next = wordsOf(lines[first + 1] ?? '');
  if (names.length === 1 && labels.length === 2 && head.startsWith(names[0]?.name ?? '')) {
    const series = SERIES.exec(lines.slice(first).find((line) => SERIES.test(line)) ?? '')?.[1];
    if (series === undefined) return undefined;
    const [, value] = labels;
    names = [...names, {name: series, from: value?.from ?? 0, to: value?.to ?? 0}];
    labeled = false;
  } else if (labels.length === 1 && next.length > 1 && (labels[0]?.to ?? 0) <= (next[0]?.to ?? 0)) {
    const [{word, from, to} = {word: '', from: 0, to: 0}] = labels;
    if (from === 0 && !isIndexLike(word) && /^\s/.test(head)) {
      names = [{name: word, from, to}, ...names];
      labeled = false;
      first++;
    }
  }
  const plain = names.every(({name}) => /^[\p{L}_][\p{L}\p{N}_.]*$|^\d{4}$/u.test(name));
  if (names.length < 2 || !plain || names.some(({name}) => isIndexLike(name))) return undefined;
  const rows: RawRow[] = [];
  const problems: Problem[] = [];
  for (let at = first; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '' || TYPES.test(line) || SERIES.test(line)) continue;
    const isMore = /^# .*\bmore rows?\b/.test(line) || /^(?:\.{2,3}\s*)+$/.test(line);
    if (isMore) {
      problems.push({line: at + 1, text: line, reason: leftOutReason()});
      continue;
    }
    if (isFooter(line) || /^\[\d+ rows x \d+ columns\]$/.test(line) || line.startsWith('#')) continue;
    const words = wordsOf(line);
    const [label] = words;
    labeled ??=
      (label?.to ?? 0) < (names[0]?.from ?? 0) || (words.length > names.length && !isIndexLike(label?.word ?? ''));
    const fields = alignedFields(labeled ? words.slice(1) : words, names);
    if (!fields) return undefined;
    rows.push({fields, line: at + 1, record: recordOfLine(at + 1)});
  }
  const share = (is: (field: string) => boolean) =>
    names.some((_, at) => rows.filter(({fields}) => is(fields[at] ?? '')).length > rows.length / 2);
  const positioned = positionColumns(names.map(({name}) => name)).lat !== undefined;
  if (rows.length === 0 || !(positioned || share(isIndexLike) || share(isGeometryText))) return undefined;
  return {names: uniqueNames(names.map(({name}) => name)), rows, certain: true, problems};
}

/** The types of columns that R prints below their names. */
const TYPES = /^\s*(?:<[a-z\d\s[\]°]+>\s*)+$/i;
/** What pandas prints below a series. */
const SERIES = /^(?:Name: (\S+), )?(?:Length: \d+, )?dtype: \w+$/;
/** The lines that R prints above tibbles and simple features. */
const ABOVE = /^(?:#.*|Simple feature collection .*|[A-Z][A-Za-z ]+:\s.*|(?:First|With) \d+ features.*)$/;

/** The number of the line with the names of the columns. */
function headOf(lines: readonly string[]): number {
  const start = lines.findIndex((line) => line !== '');
  if (!/^(?:# A|Simple feature)/.test(lines[start] ?? '')) return start;
  const head = lines.findIndex((line, at) => at > start && line !== '' && !ABOVE.test(line));
  return head < 0 ? start : head;
}

const wordsOf = (line: string): Word[] =>
  Array.from(line.matchAll(WORDS), ({0: word, index}) => ({word, from: index, to: index + word.length}));

interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** The fields of a row under names; undefined when its words stand under no names. */
function alignedFields(
  words: readonly Word[],
  names: readonly {readonly from: number; readonly to: number}[],
): string[] | undefined {
  if (words.length === names.length) return words.map(({word}) => word);
  const fields = names.map((): string[] => []);
  for (const {word, from, to} of words) {
    // The name that ends or begins where the word does, or else the nearest.
    let best = 0;
    let least = Infinity;
    names.forEach((name, at) => {
      const distance = Math.min(Math.abs(name.to - to), Math.abs(name.from - from));
      if (distance < least) [best, least] = [at, distance];
    });
    fields[best]?.push(word);
  }
  return fields.some((field) => field.length > 0) ? fields.map((field) => field.join(' ')) : undefined;
}
