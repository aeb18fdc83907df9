import {translate} from '@docusaurus/Translate';
import {isGeometryText} from '../../input/geometry-text';
import {isIndexLike} from '../../input/lines';
import {positionColumns} from '../../input/position-columns';
import {isFooter} from '../../input/printed-footers';
import {recordOfLine} from '../../input/record';
import type {Problem} from '../../input/types';
import {columnsLeftOut} from '../hiddenColumns';
import {uniqueNames, type RawRow, type RawTable} from '../rawTable';
import {fieldsReader, wordsOf, type Word} from './gaps';
import {namesWithSpaces} from './namesWithSpaces';
import {leftOutReason} from './printed';
import {unwrapped} from './wrapped';

/**
 * The rows of a table whose columns are set with spaces alone, as pandas and R print it: values stand under the ends or
 * the starts of their names, and each row may begin with its number.
 */
export function alignedTable(text: string): RawTable | undefined {
  const source = text.split('\n').map((line) => (PROMPT.test(line) ? '' : line.trimEnd()));
  const lines = unwrapped(source);
  if (!lines) return brokenTable(source);
  const start = headOf(lines);
  const head = lines[start] ?? '';
  if (head.length > 5000 || /[,;|\t<>{}[\]()]/.test(head)) return undefined;
  let names = wordsOf(head).map(({word, ...place}) => ({name: word, ...place}));
  let first = start + 1;
  let labeled = true;
  /** How many columns of labels have each label only in the first of the rows that share it. */
  let levels = 0;
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
  } else if (areLabels(labels, next, names[0]?.from ?? 0) && /^\s/.test(head)) {
    names = [...labels.map(({word, ...place}) => ({name: word, ...place})), ...names];
    levels = labels.length - 1;
    labeled = false;
    first++;
  }
  const plain = names.every(({name}) => /^[\p{L}_][\p{L}\p{N}_.]*$|^\d{4}$|^\.{3}$/u.test(name));
  if (names.length < 2 || !plain || names.some(({name}) => isIndexLike(name))) return undefined;
  const problems: Problem[] = [];
  const body: {text: string; line: number}[] = [];
  for (let at = first; at < lines.length; at++) {
    const text = lines[at] ?? '';
    if (text === '' || SERIES.test(text)) continue;
    if (/^# .*\bmore (?:variables?|columns?)\b/.test(text))
      problems.push({line: at + 1, text, reason: columnsLeftOut()});
    else if (/^# .*\d more rows?\b/.test(text) || /^(?:\.{2,3}\s*)+$|^\s*---\s*$/.test(text))
      problems.push({line: at + 1, text, reason: leftOutReason()});
    else if (
      !TYPES.test(text) &&
      !isFooter(text) &&
      !/^\[\d+ rows x \d+ columns\]$/.test(text) &&
      !text.startsWith('#')
    )
      body.push({text, line: at + 1});
  }
  // Rows are about as long as the names; if they aren't, reading each column of each of them isn't worth the work.
  if (body.length === 0 || names.length * body.length > text.length) return undefined;
  names = namesWithSpaces(
    names,
    body.map(({text}) => text),
  );
  const types = lines.slice(first, first + 1).find((line) => TYPES.test(line)) ?? '';
  const typed = Array.from(types.matchAll(/<[^<>]*>/g), ({0: word, index: from}) => ({
    word,
    from,
    to: from + word.length,
  }));
  const reader = fieldsReader(
    body.map(({text}) => text),
    names,
    typed,
    labeled,
  );
  if (!reader) return undefined;
  const {hasLabels, read} = reader;
  const columns = [...(hasLabels ? [''] : []), ...names.map(({name}) => name)];
  const geometries = typed.map(({word}) => /^<([A-Z]{3,}(?: ZM?| M)?)(?: \[|>)/.exec(word)?.[1]);
  if (hasLabels) geometries.unshift(undefined);
  const rows = body.map(({text, line}): RawRow => {
    const fields = read(text).map((field, at) =>
      geometries[at] !== undefined && field.startsWith('(') ? `${geometries[at]} ${field}` : field,
    );
    return {fields, line, record: recordOfLine(line)};
  });
  fillLabels(rows, levels);
  const share = (is: (field: string) => boolean) =>
    columns.some((_, at) => rows.filter(({fields}) => is(fields[at] ?? '')).length > rows.length / 2);
  const positioned = positionColumns(columns).lat !== undefined;
  if (rows.length === 0 || !(positioned || share(isIndexLike) || share(isGeometryText))) return undefined;
  return {names: uniqueNames(columns), rows, certain: true, printed: true, problems};
}

/** What stands before the code of a reader in a console, or tells that its value follows. */
const PROMPT = /^(?:>>>|\.{3} |In \[\d+\]:|Out\[\d+\]:|julia>|> )/;

/** Whether the line below the names of columns has the names of the labels of rows. */
const areLabels = ([first, ...others]: readonly Word[], [next]: readonly Word[], names: number): boolean =>
  first?.from === 0 &&
  next !== undefined &&
  !isIndexLike(first.word) &&
  (others.length === 0 ? first.to <= next.to : (others.at(-1)?.to ?? 0) <= names);

/** Repeats labels that pandas prints only in the first of the rows that share them. */
function fillLabels(rows: readonly RawRow[], levels: number): void {
  let above: readonly (string | undefined)[] = [];
  for (const row of rows) {
    const fields = row.fields as (string | undefined)[];
    for (let at = 0; at < levels && fields[at] === ''; at++) fields[at] = above[at];
    above = fields;
  }
}

/** A table whose columns a program broke into blocks that don't fit together: without it, its numbers would be pairs. */
function brokenTable(lines: readonly string[]): RawTable {
  const at = lines.findIndex((line) => line !== '');
  const reason = translate({
    message: 'this table is broken into blocks of columns. Save it as CSV, and paste that',
  });
  return {names: [], rows: [], certain: true, problems: [{line: at + 1, text: lines[at] ?? '', reason}]};
}

/** The types of columns that R prints below their names. */
const TYPES = /^[\s*]*(?:<[a-z\d\s_.[\]°]+>\s*)+$/i;
/** What pandas prints below a series. */
const SERIES = /^(?:Name: (\S+), )?(?:Length: \d+, )?dtype: \w+$/;
/** The number of the line with the names of the columns. R prints lines above those of tibbles. */
function headOf(lines: readonly string[]): number {
  const start = lines.findIndex((line) => line !== '');
  if (!lines[start]?.startsWith('# A')) return start;
  const head = lines.findIndex((line, at) => at > start && line !== '' && !line.startsWith('#'));
  return head < 0 ? start : head;
}
