import type {Column, DataSet, Value} from './types';

/**
 * Where a spreadsheet may begin to read a formula, by OWASP's description of CSV injection; full-width signs count, too. Where
 * commas are decimal, spreadsheets begin a field behind each semicolon, whatever quotes are around it. Apostrophes before a formula
 * belong to it, so that the mark of a guarded formula can't be taken for an apostrophe of the text.
 */
const FORMULA = /(^|;)('*)(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g;

/** Whether a spreadsheet would run a part of a text, or would run it without the apostrophes before it. */
export const isFormulaText = (text: string): boolean => text.search(FORMULA) >= 0;

/**
 * How a table whose formulas are guarded names its first column: in quotes that the name doesn't need. Where the next name has
 * such quotes too, another program wrote the table.
 */
export const markedName = (name: string): string => `"${name}"`;
const MARKED_NAME = /"h3(?:_index)*"(?!,"[^",\r\n]*"[,\r\n])/y;

/** Whether a table whose formulas are guarded begins at an offset of a text. */
export function isMarked(text: string, at: number): boolean {
  MARKED_NAME.lastIndex = at;
  return MARKED_NAME.test(text);
}

/** A text that spreadsheets don't run. */
export const guarded = (text: string): string => text.replace(FORMULA, "$1'$2");

/** Whether a text is one that `guarded` returns for a formula. */
export const isGuarded = (text: string): boolean =>
  isFormulaText(text) && Array.from(text.matchAll(FORMULA)).every(([, , marks]) => marks !== '');

/** The text for which `guarded` returned another one. */
export const unguarded = (text: string): string =>
  text.replace(FORMULA, (_, start: string, marks: string) => start + marks.slice(1));

/** Whether a value of a column would be run by a spreadsheet. Numbers are none. */
export const isFormula = ({type}: Column, value: Value | undefined): boolean =>
  type === 'text' && typeof value === 'string' && isFormulaText(value);

/** Whether a spreadsheet would run something of a data set. */
export function hasFormulas({columns, rows}: DataSet): boolean {
  return (
    columns.some(({name}) => isFormulaText(name)) ||
    rows.some(({values}) => columns.some((column, at) => isFormula(column, values[at])))
  );
}
