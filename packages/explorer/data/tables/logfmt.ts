import {translate} from '@docusaurus/Translate';
import {recordOfLine} from '../../input/record';
import type {Problem} from '../../input/types';
import type {RawTable} from '../rawTable';
import {KeyedRows} from './keyed';
import {havePlaces} from './placed';

/** A key with its value, which may be in quotes: `n=5`, `city="San José"`. */
const PAIR =
  /\s*([\p{L}_][\p{L}\p{N}_.@/-]{0,60})=(?:"((?:[^"\\]|\\[^])*)"|([^\s"'=,;()[\]{}]*))(?:[,;]?(?=\s)|[,;]?$)/uy;

/** The keys and values of a line; undefined when it has anything else. */
function pairsIn(line: string): readonly (readonly [key: string, value: string])[] | undefined {
  const pairs: (readonly [string, string])[] = [];
  const end = line.trimEnd().length;
  for (PAIR.lastIndex = 0; PAIR.lastIndex < end;) {
    const match = PAIR.exec(line);
    if (!match) return undefined;
    const [, key = '', quoted, bare = ''] = match;
    pairs.push([key, quoted?.replace(/\\(.)/gs, '$1') ?? bare]);
  }
  return pairs;
}

/** The rows of lines of keys and values, as programs log them: `ts=2024-03-01 h3=8928… n=5`. */
export function logfmtTable(text: string): RawTable | undefined {
  // Most texts are something else, which their first line shows.
  const start = text.search(/\S/);
  const newline = text.indexOf('\n', start);
  if (start < 0 || (pairsIn(text.slice(start, newline < 0 ? undefined : newline))?.length ?? 0) < 2) return undefined;
  const keyed = new KeyedRows();
  const problems: Problem[] = [];
  let others = 0;
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const pairs = pairsIn(line);
    if (!pairs) {
      others++;
      problems.push({line: at + 1, text: line, reason: translate({message: 'this line isn’t keys and values'})});
      continue;
    }
    keyed.begin({line: at + 1, record: recordOfLine(at + 1)});
    for (const [key, value] of pairs) {
      if (!keyed.add(key, value))
        problems.push({
          line: at + 1,
          text: `${key}=${value}`,
          reason: translate({message: 'this line has the key twice'}),
        });
    }
  }
  const {names, rows} = keyed.table;
  // Where many lines are something else, the text is more than a log.
  if (others > rows.length / 2 || !havePlaces(names, rows)) return undefined;
  return {names, rows, certain: true, problems};
}
