import {translate} from '@docusaurus/Translate';
import {parseJson} from '../../input/json';
import {recordOfLine} from '../../input/record';
import type {Problem} from '../../input/types';
import {uniqueNames, type RawTable} from '../rawTable';
import {geometriesIn, JsonTable, membersOf} from './json/table';
import {havePlaces, outsideRows} from './placed';

/** What a program logs before an object: a time, a level, and words. */
const BEFORE = /^[^{}[\]"'=(]{0,200}[\p{L}\p{N}][^{}[\]"'=(]{0,200}[: \t](?=\{)/u;

/** What the console of a browser prints around the items of a list. */
const CONSOLE = /^(?:(?:\(\d+\) )?\[\{…\}[{}…, ]*\]|length: \d+|\[\[Prototype\]\]: .*)?$/;
/** Where the first line begins at the latest. */
const LONGEST_HEAD = 1000;

/** The rows of lines that end in an object, as programs log them: `2024-03-01 INFO {"h3": "8928…", "n": 5}`. */
export function loggedTable(text: string): RawTable | undefined {
  // Most texts are something else, which their first line shows.
  const head = text.slice(0, LONGEST_HEAD).split('\n');
  if (!BEFORE.test(head.find((line) => !CONSOLE.test(line.trim())) ?? '')) return undefined;
  const others: Problem[] = [];
  let number = 0;
  const table = new JsonTable(() => number);
  for (const line of text.split('\n')) {
    number++;
    if (CONSOLE.test(line.trim())) continue;
    const [before = ''] = BEFORE.exec(line) ?? [];
    const {value, end, error} = parseJson(line, before.length);
    if (before === '' || value?.type !== 'object' || error || line.slice(end).trim() !== '') {
      others.push(outsideRows(line, number));
      continue;
    }
    const shapes = geometriesIn(value, table);
    const said = [translate({message: 'text'}), before.trim().replace(/:$/, '')] as const;
    table.add([said, ...membersOf(value)], recordOfLine(number), shapes.length > 0 ? shapes : undefined);
  }
  const {names, rows, problems} = table;
  const arePlaced = rows.some(({shapes}) => shapes !== undefined) || havePlaces(names, rows);
  // Where many lines are something else, the text is more than a log.
  if (others.length > rows.length / 2 || !arePlaced) return undefined;
  return {names: uniqueNames(names), rows, certain: true, problems: [...problems, ...others]};
}
