import type {Column, DataSet, Value} from './types';

/** What spreadsheets run as a formula, by OWASP's description of CSV injection; full-width signs count, too. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Whether a spreadsheet would run a text. */
export const isFormulaText = (text: string): boolean => FORMULA.test(text);

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
