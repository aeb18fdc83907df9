import {isGeometryText} from '../../input/geometry-text';
import {isIndexLike} from '../../input/lines';
import {positionColumns} from '../../input/position-columns';
import {isFooter} from '../../input/printed-footers';
import {recordOfLine} from '../../input/record';
import type {Problem} from '../../input/types';
import {uniqueNames, type RawRow, type RawTable} from '../rawTable';
import {fieldsReader, wordsOf} from './gaps';
import {leftOutReason} from './printed';

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
  let labeled = true;
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
  const problems: Problem[] = [];
  const body: {text: string; line: number}[] = [];
  for (let at = first; at < lines.length; at++) {
    const text = lines[at] ?? '';
    if (text === '' || SERIES.test(text)) continue;
    if (/^# .*\bmore rows?\b/.test(text) || /^(?:\.{2,3}\s*)+$/.test(text))
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
  const types = lines.slice(first, first + 1).find((line) => TYPES.test(line));
  const read = fieldsReader(
    body.map(({text}) => text),
    names,
    wordsOf(types ?? ''),
    labeled,
  );
  if (!read) return undefined;
  const rows = body.map(({text, line}): RawRow => ({fields: read(text), line, record: recordOfLine(line)}));
  const share = (is: (field: string) => boolean) =>
    names.some((_, at) => rows.filter(({fields}) => is(fields[at] ?? '')).length > rows.length / 2);
  const positioned = positionColumns(names.map(({name}) => name)).lat !== undefined;
  if (rows.length === 0 || !(positioned || share(isIndexLike) || share(isGeometryText))) return undefined;
  return {names: uniqueNames(names.map(({name}) => name)), rows, certain: true, printed: true, problems};
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
