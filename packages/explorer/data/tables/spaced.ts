import {translate} from '@docusaurus/Translate';
import {isGeometryText} from '../../input/geometry-text';
import {isIndexLike} from '../../input/lines';
import {positionColumns} from '../../input/position-columns';
import {isFooter} from '../../input/printed-footers';
import type {Problem} from '../../input/types';
import {isEmpty} from '../missing';
import {Refused, type Raw, type RawRow} from '../raw';
import {leftOutReason} from './boxes';

/** How pandas ends each line of names but the last, where the columns of a table don't fit on one line. */
const GOES_ON = /\S {2}\\$/;
/** A geometry, whose spaces divide no columns. */
const GEOMETRY = /\b[A-Z]{5,}(?: ZM?| M)? \([^A-Z]{1,2000}\)(?= |$)/g;
/** What stands before the code of a reader in a console. */
const PROMPT = /^(?:>>>|\.{3} |In \[\d+\]:|Out\[\d+\]:|> )/;
/** The types of columns that R prints below their names, and what pandas and R print above and below a table. */
const AROUND = /^[\s*]*(?:<[a-z\d\s_.[\]°]+>\s*)+$|^\[\d+ rows x \d+ columns\]$|^# A (?:tibble|data frame)/i;
/** Where a program left rows or columns out. */
const CUT = /^#|^\s*\.\.[.\s]*$|^\s*---\s*$/;
const NAME = /^[\p{L}_][\p{L}\p{N}_.]*$|^\d{4}$|^\.{3}$/u;
/** The number of a row, with a colon in R's data.table. */
const ROW_NUMBER = /^\d+:?$/;

const solid = (line: string): string =>
  line.includes('(') ? line.replace(GEOMETRY, (geometry) => geometry.replaceAll(' ', '\u00a0')) : line;
const wordsOf = (line: string): string[] => line.split(' ').filter(Boolean);

/** Characters from one offset to another. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** What lies between the gaps that are blank in all lines. */
function blocksOf(lines: readonly string[]): Span[] {
  const filled = new Uint8Array(lines.reduce((most, {length}) => Math.max(most, length), 0) + 1);
  for (const line of lines) for (let at = 0; at < line.length; at++) if (line.charAt(at) !== ' ') filled[at] = 1;
  const blocks: Span[] = [];
  for (let from = filled.indexOf(1); from >= 0;) {
    const to = filled.indexOf(0, from);
    blocks.push({from, to});
    from = filled.indexOf(1, to);
  }
  return blocks;
}

/** The names of columns, the first one empty for labels of rows, and the fields below them. */
interface Columns {
  readonly names: readonly string[];
  readonly fields: readonly (readonly string[])[];
}

/** Columns by the gaps between them. A block without a name is of the column with which it is flush, or has the labels. */
function alignedColumns(head: string, body: readonly string[]): Columns | undefined {
  const blocks = blocksOf([head, ...body]);
  const nameIn = ({from, to}: Span) => head.slice(from, to);
  const named = blocks.filter((block) => nameIn(block).trim() !== '');
  const isRight = named.every((block) => !nameIn(block).endsWith(' '));
  const isLeft = named.every((block) => !nameIn(block).startsWith(' '));
  const columns: {names: string[]; from: number; to: number}[] = [];
  /** Names and blocks that belong to the next column. */
  let next: {names: string[]; from: number} | undefined;
  for (const [at, {from, to}] of blocks.entries()) {
    const words = wordsOf(head.slice(from, to));
    const texts = body.map((line) => line.slice(from, to).trim());
    const last = columns.at(-1);
    const isLabel = at === 0 && (texts.every((text) => ROW_NUMBER.test(text)) || (blocks[1]?.from ?? 0) - to > 1);
    if (words.length > 1) return undefined;
    if (words.length === 0 && !isLabel) {
      if (isRight) next ??= {names: [], from};
      else if (isLeft && last) last.to = to;
      else return undefined;
    } else if (words.length > 0 && blocks[at + 1]?.from === to + 1 && texts.every((text) => text === '')) {
      // A name of several words.
      next = {names: [...(next?.names ?? []), ...words], from: next?.from ?? from};
    } else {
      columns.push({names: [...(next?.names ?? []), ...words], from: next?.from ?? from, to});
      next = undefined;
    }
  }
  if (next) return undefined;
  return {
    names: columns.map(({names}) => names.join(' ')),
    fields: body.map((line) => columns.map(({from, to}) => line.slice(from, to).trim())),
  };
}

/** Columns of lines that have the same number of words, one for each name, and one more for labels. */
function columnsOfWords(head: string, body: readonly string[]): Columns | undefined {
  const names = wordsOf(head);
  const fields = body.map(wordsOf);
  const [first = []] = fields;
  const surplus = first.length - names.length;
  return (surplus === 0 || surplus === 1) && fields.every(({length}) => length === first.length)
    ? {names: surplus === 1 ? ['', ...names] : names, fields}
    : undefined;
}

/**
 * The rows of one table whose columns are set with spaces alone, as pandas and R print it. Undefined for other texts, and
 * for tables whose lines don't show where their columns end.
 *
 * @throws Refused when pandas broke it into blocks
 */
export function spacedTable(source: string): Raw | undefined {
  const lines = source.split('\n').map((text, at) => ({text: solid(text.trimEnd()), line: at + 1}));
  const full = lines.filter(({text}) => text !== '' && !PROMPT.test(text) && !AROUND.test(text) && !isFooter(text));
  const [head, ...body] = full.filter(({text}) => !CUT.test(text));
  if (!head || body.length === 0 || head.text.length > 5000 || /[,;|\t<>{}[\]()]/.test(head.text)) return undefined;
  if (GOES_ON.test(head.text)) {
    const reason = translate({message: 'this table is broken into blocks of columns. Save it as CSV, and paste that'});
    throw new Refused(reason, head.line, head.text);
  }
  const names = wordsOf(head.text);
  const isHead = names.length > 1 && names.every((name) => NAME.test(name) && !isIndexLike(name));
  // Rows are about as long as the names; if they aren't, reading each column of each of them isn't worth the work.
  if (!isHead || names.length * body.length > source.length) return undefined;
  const texts = body.map(({text}) => text);
  const read = alignedColumns(head.text, texts) ?? columnsOfWords(head.text, texts);
  if (!read) return undefined;
  const isNumbered = read.names[0] === '' && read.fields.every(([label = '']) => ROW_NUMBER.test(label));
  const columns = isNumbered ? read.names.slice(1) : read.names;
  const rows = read.fields.map((fields, at): RawRow => {
    const own = (isNumbered ? fields.slice(1) : fields).map((field) => field.replaceAll('\u00a0', ' '));
    return {fields: own.map((field) => (isEmpty(field) ? undefined : field)), line: body[at]?.line ?? 1};
  });
  const most = (is: (field: string) => boolean) =>
    columns.some((_, at) => rows.filter(({fields}) => is(fields[at] ?? '')).length > rows.length / 2);
  if (positionColumns(columns).lat === undefined && !most(isIndexLike) && !most(isGeometryText)) return undefined;
  const problems = full.flatMap((line): Problem[] => (CUT.test(line.text) ? [{...line, reason: leftOutReason()}] : []));
  return {columns: columns.map((name) => ({name})), rows, problems};
}
