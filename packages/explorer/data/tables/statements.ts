import {translate} from '@docusaurus/Translate';
import type {Problem} from '../../input/types';

/** How statements begin that change rows, and so may say something else than the rows that were read. */
const CHANGES_ROWS =
  /^\s*(?:insert\b|replace\s+into|update\b|delete\s+from|merge\b|call\b|exec(?:ute)?\b|load\s+data|copy\b|do\s+\$|with\b|values\b|select\b(?!\s+(?:pg_catalog\.)?(?:setval|set_config)\b)|create\s+(?:(?:global|local|temp|temporary|unlogged)\s+)*table\s[^;(]{1,300}\bas\s)/i;

/** Whether a text begins with a statement that changes rows, rather than with one that describes tables. */
export const changesRows = (text: string): boolean => CHANGES_ROWS.test(text.slice(0, 400));

/** Says that a statement was left out. */
export const skippedStatement = (text: string, line: number): Problem => ({
  line,
  text: text.trim(),
  reason: translate({message: 'this statement of SQL was skipped'}),
});

/** Says that a row was left out. */
export const unreadRow = (text: string, line: number): Problem => ({
  line,
  text: text.trim(),
  reason: translate({message: 'this row of SQL can’t be read and was skipped'}),
});

const CREATE = /\bcreate\s+(?:\w+\s+){0,2}table\s+(?:if\s+not\s+exists\s+)?([\w."`[\]]{1,130})\s*\(/gi;
/** What begins the parts of a description that are no columns. */
const NO_COLUMN = /^(?:primary|key|unique|constraint|foreign|check|index|fulltext|spatial|exclude|like|period)\b/i;

const plainName = (name: string): string => name.replace(/["`[\]]/g, '');

/** The names in a list of columns, without their quotes or brackets. */
export const columnNames = (list: string): string[] =>
  list.split(',').map((name) => name.trim().replace(/^["`[](.*)["`\]]$/, '$1'));

/** The parts of a text up to the bracket that ends them, divided by its commas outside brackets and quotes. */
function partsFrom(text: string, start: number): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = start;
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (/["'`]/.test(char)) quote = char;
    else if (char === '(') depth++;
    else if (depth > 0) depth -= char === ')' ? 1 : 0;
    else if (char === ',' || char === ')') {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
      if (char === ')') break;
    }
  }
  return parts;
}

/** The names of the columns of the tables that a dump creates, by the names of the tables. */
export function createdColumns(text: string): (table: string) => readonly string[] | undefined {
  const tables = new Map<string, readonly string[]>();
  for (const {0: found, 1: table = '', index} of text.matchAll(CREATE)) {
    const columns = partsFrom(text, index + found.length).filter((part) => part !== '' && !NO_COLUMN.test(part));
    tables.set(
      plainName(table),
      columns.map((part) => /^(?:"([^"]+)"|`([^`]+)`|\[([^\]]+)\]|(\S+))/.exec(part)?.slice(1).find(Boolean) ?? ''),
    );
  }
  return (table) => tables.get(plainName(table));
}
