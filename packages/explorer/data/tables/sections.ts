import {translate} from '@docusaurus/Translate';
import {isIndexLike} from '../../input/lines';
import {recordOfLine} from '../../input/record';
import type {Problem} from '../../input/types';
import type {RawTable} from '../rawTable';
import {KeyedRows} from './keyed';
import {havePlaces, outsideRows} from './placed';
import {scalarOf} from './yamlLines';

/** Where the first line that is no comment begins at the latest. */
const LONGEST_HEAD = 10_000;
const SKIPPED = /^\s*(?:[#;!].*)?$/;
/** `[name]` of INI and TOML, and `[[name]]` of TOML. */
const HEADER = /^\s*(\[\[?)([^[\]]{1,100})\]\]?\s*(?:[#;].*)?$/;
const ENTRY = /^\s*([\p{L}\p{N}_][\p{L}\p{N}_.:-]{0,80})\s*=\s*(\S.*)$/u;

/**
 * The rows of INI, TOML, or properties: each section is a row, and without sections the keys are those of rows, too:
 * `home.lat = 1`. Undefined where a line is something else, or no row says where it is.
 */
export function sectionsTable(text: string): RawTable | undefined {
  // Most texts are something else, which their first line shows.
  const head = text.slice(0, LONGEST_HEAD).split('\n');
  const first = head.find((line) => !SKIPPED.test(line)) ?? '';
  if (!HEADER.test(first) && !ENTRY.test(first)) return undefined;
  const lines = text.split('\n');
  const isDivided = lines.some((line) => HEADER.test(line));
  const keyed = new KeyedRows();
  const problems: Problem[] = [];
  let section: string | undefined;
  const begin = (name: string, line: number, isRepeated: boolean) => {
    section = name;
    keyed.begin({line, record: recordOfLine(line)});
    if (!isRepeated) keyed.add(isIndexLike(name) ? 'h3' : translate({message: 'section'}), name);
  };
  for (const [at, line] of lines.entries()) {
    if (SKIPPED.test(line)) continue;
    const [, brackets = '', name] = HEADER.exec(line) ?? [];
    if (name !== undefined) {
      begin(name.trim().replace(/^"(.*)"$/, '$1'), at + 1, brackets === '[[');
      continue;
    }
    const [, key = '', value = ''] = ENTRY.exec(line) ?? [];
    const field = scalarOf(value.trim().replace(/\s;.*$/, ''));
    if (key === '' || field === false) return undefined;
    const point = isDivided ? -1 : key.lastIndexOf('.');
    if (point > 0 && key.slice(0, point) !== section) begin(key.slice(0, point), at + 1, false);
    // A key outside sections, or without a section in its name.
    if (section === undefined || (!isDivided && point < 0)) problems.push(outsideRows(line, at + 1));
    else if (!keyed.add(key.slice(point + 1), field)) return undefined;
  }
  const {names, rows} = keyed.table;
  return names.length > 1 && havePlaces(names, rows) ? {names, rows, certain: true, problems} : undefined;
}
