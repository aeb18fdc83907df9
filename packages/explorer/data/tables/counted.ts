import {translate} from '@docusaurus/Translate';
import {isIndexLike} from '../../input/lines';
import {recordOfLine} from '../../input/record';
import type {RawTable} from '../rawTable';

/** A number before an index, as `uniq -c` prints it. */
const BEFORE = /^([+-]?\d[\d.]{0,20})\s+(\w{1,24})$/;
/** A number behind an index, as people and programs write dictionaries. */
const BEHIND = /^["']?(\w{1,24})["']?(?:\s*(?::|=>|=|->)|\s)\s*([+-]?\d[\d.]{0,20})(?:\s*[,;])?$/;

/** No such line is longer, and the limit keeps the patterns fast. */
const LONGEST_LINE = 100;

/** The rows of lines that each have an index and one number: `12 8928…`, `8928…: 12`, or `8928… => 12`. */
export function countedTable(text: string): RawTable | undefined {
  // Most texts are something else, which their first line shows.
  const head = text.trimStart().slice(0, LONGEST_LINE).split('\n')[0]?.trimEnd() ?? '';
  const isBehind = isIndexLike(BEHIND.exec(head)?.[1] ?? '');
  if (!isBehind && !isIndexLike(BEFORE.exec(head)?.[2] ?? '')) return undefined;
  const lines = text.split('\n');
  const rows: RawTable['rows'][number][] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (line.length > LONGEST_LINE) return undefined;
    const [, one = '', other = ''] = (isBehind ? BEHIND : BEFORE).exec(line.trim()) ?? [];
    const [index, value] = isBehind ? [one, other] : [other, one];
    if (!isIndexLike(index) || isIndexLike(value)) return undefined;
    rows.push({fields: [index, value], line: at + 1, record: recordOfLine(at + 1)});
  }
  return rows.length === 0
    ? undefined
    : {names: ['h3', translate({message: 'value'})], rows, certain: true, problems: []};
}
