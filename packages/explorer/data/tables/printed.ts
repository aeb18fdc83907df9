import {translate} from '@docusaurus/Translate';
import {isIndexLike} from '../../input/lines';
import {isFooter} from '../../input/printed-footers';
import {openPrintedTables} from '../../input/printed-tables';
import {recordOfLine} from '../../input/record';
import type {Problem} from '../../input/types';
import {uniqueNames, type RawRow, type RawTable} from '../rawTable';

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
  for (const [line, table] of rows) {
    if (table.names?.join('\n') !== head) continue;
    const fields = (lines[line - 1] ?? '').split(table.delimiter).map((field) => field.trim());
    if (fields.length !== names.length) continue;
    rest[line - 1] = '';
    // Where rows were left out, DuckDB prints dots.
    if (!fields.every((field) => field === '·' || field === '…' || field === '...')) {
      found.push({fields, line, record: recordOfLine(line)});
    }
  }
  if (found.length === 0) return undefined;
  return {names: uniqueNames(names), rows: found, certain: true, problems: [], rest: rest.join('\n')};
}

/** `-[ RECORD 1 ]-----` of psql, and `*** 1. row ***` of MySQL. */
const RECORD = /^(?:[-─]\[ RECORD \d+ \][-─+┼┬]*|\*{3,} \d+\. row \*{3,})\s*$/;
const DIVIDER = /[|│:]/;

/** The rows of psql's expanded and MySQL's vertical form: a line for each column. */
export function verticalTable(text: string): RawTable | undefined {
  if (!/^(?:[-─]\[ RECORD |\*{3,} \d+\. row)/m.test(text)) return undefined;
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

/** A row number or label of pandas or R, with which a row begins. */
const WORDS = /\S+/g;

/**
 * The rows of a table whose columns are set with spaces alone, as pandas and R print it: values stand under the ends or
 * the starts of their names, and each row may begin with its number.
 */
export function alignedTable(text: string): RawTable | undefined {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const start = lines.findIndex((line) => line !== '');
  const head = lines[start] ?? '';
  if (head.length > 5000 || /[,;|\t<>{}[\]()]/.test(head)) return undefined;
  const names = Array.from(head.matchAll(WORDS), ({0: name, index}) => ({name, from: index, to: index + name.length}));
  const plain = names.every(({name}) => /^[\p{L}_][\p{L}\p{N}_.]*$|^\d{4}$/u.test(name));
  if (names.length < 2 || !plain || names.some(({name}) => isIndexLike(name))) return undefined;
  const rows: RawRow[] = [];
  const problems: Problem[] = [];
  let labeled: boolean | undefined;
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    if (isFooter(line) || /^\[\d+ rows x \d+ columns\]$/.test(line) || line.startsWith('#')) continue;
    if (/^(?:\.{2,3}\s*)+$/.test(line)) {
      problems.push({
        line: at + 1,
        text: line,
        reason: translate({message: 'the program that printed this table left rows out here'}),
      });
      continue;
    }
    const words = Array.from(line.matchAll(WORDS), ({0: word, index}) => ({
      word,
      from: index,
      to: index + word.length,
    }));
    labeled ??= words.length > names.length || (words[0]?.to ?? 0) < (names[0]?.from ?? 0);
    const fields = alignedFields(labeled ? words.slice(1) : words, names);
    if (!fields) return undefined;
    rows.push({fields, line: at + 1, record: recordOfLine(at + 1)});
  }
  const indexed = names.some(
    (_, at) => rows.filter(({fields}) => isIndexLike(fields[at] ?? '')).length > rows.length / 2,
  );
  const places = names.map(({name}) => name.toLowerCase());
  const positioned = places.some((name) => name.startsWith('lat')) && places.some((name) => /^l(?:on|ng)/.test(name));
  if (rows.length === 0 || !(indexed || positioned)) return undefined;
  return {names: uniqueNames(names.map(({name}) => name)), rows, certain: true, problems};
}

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
