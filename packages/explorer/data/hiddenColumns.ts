import {translate} from '@docusaurus/Translate';
import type {RawTable} from './rawTable';

/** What programs print in the place of columns that don't fit on a line. */
const DOTS = /^(?:…|\.{3})$/;

/** Why a program that printed a table shows dots in the place of columns, or names columns below it. */
export const columnsLeftOut = (): string =>
  translate({message: 'the program that printed this table left columns out here'});

/** A table without the columns of dots that stand for others, which is said. */
export function withoutHiddenColumns(table: RawTable): RawTable {
  const {names, rows, problems} = table;
  const areDots = (at: number) => rows.length > 0 && rows.every(({fields}) => DOTS.test(fields[at] ?? ''));
  const hidden = names.flatMap((name, at) => (DOTS.test(name) && areDots(at) ? [at] : []));
  if (hidden.length === 0) return table;
  const isShown = (_: unknown, at: number) => !hidden.includes(at);
  return {
    ...table,
    names: names.filter(isShown),
    rows: rows.map((row) => ({...row, fields: row.fields.filter(isShown)})),
    problems: [...problems, {line: rows[0]?.line ?? 1, text: '…', reason: columnsLeftOut()}],
  };
}
