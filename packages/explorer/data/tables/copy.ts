import {recordOfLine} from '../../input/record';
import type {Problem} from '../../input/types';
import {longRowReason, uniqueNames, type RawRow, type RawTable} from '../rawTable';
import {havePlaces, otherTable} from './placed';
import {changesRows, columnNames, createdColumns, skippedStatement} from './statements';

/** How PostgreSQL begins the rows of a table in a dump; other formats of rows have options behind `stdin`. */
const COPY = /^\s*copy\s+([\w."]{1,130})\s*(?:\(([^()]{1,4000})\)\s*)?from\s+stdin\s*;\s*$/i;
const END = '\\.';
const ESCAPES: Readonly<Record<string, string>> = {t: '\t', n: '\n', r: '\r', b: '\b', f: '\f', v: '\v'};

/** A field of a row; undefined for `\N`, which is null. */
const fieldOf = (field: string): string | undefined =>
  field === String.raw`\N` ? undefined : field.replace(/\\(.)/gs, (_, char: string) => ESCAPES[char] ?? char);

/** A table of a dump. */
interface Copied {
  /** The line on which it begins, counted from 1. */
  readonly line: number;
  readonly table: string;
  readonly names: readonly string[];
  readonly rows: readonly RawRow[];
}

/** The tables of a dump, and the statements with values that aren't read. */
function tablesIn(text: string): {readonly tables: readonly Copied[]; readonly problems: readonly Problem[]} {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const columnsOf = createdColumns(text);
  const tables: Copied[] = [];
  const problems: Problem[] = [];
  for (let at = 0; at < lines.length; at++) {
    const head = lines[at] ?? '';
    const [match, table = '', columns] = COPY.exec(head) ?? [];
    if (match === undefined) {
      if (changesRows(head)) problems.push(skippedStatement(head, at + 1));
      continue;
    }
    const line = at + 1;
    const rows: RawRow[] = [];
    for (at++; at < lines.length && lines[at] !== END; at++) {
      const own = lines[at] ?? '';
      if (own !== '') rows.push({fields: own.split('\t').map(fieldOf), line: at + 1, record: recordOfLine(at + 1)});
    }
    const names = columns === undefined ? columnsOf(table) : columnNames(columns);
    tables.push({line, table, names: names ?? (rows[0]?.fields ?? []).map(() => ''), rows});
  }
  return {tables, problems};
}

/** The rows of a dump of PostgreSQL: of its first table with places. Those of other tables are counted. */
export function copyTable(text: string): RawTable | undefined {
  if (!/\bstdin\s*;/i.test(text)) return undefined;
  const {tables, problems} = tablesIn(text);
  const found = tables.find(({names, rows}) => havePlaces(names, rows)) ?? tables.find(({rows}) => rows.length > 0);
  if (!found) return undefined;
  const {names, rows} = found;
  const others = tables
    .filter((table) => table !== found && table.rows.length > 0)
    .map(({table, rows: {length}, line}) => otherTable(table, length, line));
  const long = rows.flatMap(({fields, line}): Problem[] =>
    fields.length > names.length
      ? [{line, text: fields.slice(names.length).join('\t'), reason: longRowReason(fields.length, names.length)}]
      : [],
  );
  return {names: uniqueNames(names), rows, certain: true, problems: [...problems, ...others, ...long]};
}
