import {attributeOf, xmlEvents} from '../input/xml-events';
import {withZeros} from './numberFormats';

/** A cell by its place in a sheet, counted from 0. */
export interface SheetCell {
  readonly row: number;
  readonly column: number;
}

/** What the library that reads workbooks doesn't return. */
export interface HiddenCells {
  /** Cells with errors, such as `#N/A`, and numbers that are shown with leading zeros. */
  readonly shown: readonly (SheetCell & {readonly text: string})[];
  /** Formulas whose results the file doesn't have. */
  readonly unsaved: readonly SheetCell[];
}

/** A tag of a cell with its prefix and its attributes. */
const CELL = /<((?:[\w.-]+:)?)c(\s[^<>]*)>/g;
const IS_ERROR = /\st\s*=\s*["']e["']/;
const STYLE = /\ss\s*=\s*["'](\d{1,6})["']/;
const TYPE = /\st\s*=\s*["'](?!n["'])/;
const FORMULA_NEXT = /\s*<(?:[\w.-]+:)?f[\s/>]/y;

/** The place of a cell by its name, such as `AB12`. */
function placeOf(name: string): SheetCell | undefined {
  const [, letters, row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(name) ?? [];
  if (letters === undefined) return undefined;
  const column = Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
  return {row: Number(row) - 1, column: column - 1};
}

/** What a cell holds in its tag `v`; empty where it has no value. */
function valueIn(cell: string): string {
  let isValue = false;
  let value = '';
  for (const event of xmlEvents(cell)) {
    if (event.type === 'text') value += isValue ? event.text : '';
    else isValue = event.type === 'open' && event.name === 'v';
  }
  return value.trim();
}

/**
 * Finds the cells of a sheet whose content the library drops or changes.
 *
 * @param sheet - XML, such as `xl/worksheets/sheet1.xml`
 * @param formats - the formats that show leading zeros, by the number of the style
 */
export function hiddenCells(sheet: string, formats: ReadonlyMap<string, string>): HiddenCells {
  const shown: (SheetCell & {readonly text: string})[] = [];
  const unsaved: SheetCell[] = [];
  for (const {0: tag, 1: prefix = '', 2: attributes = '', index} of sheet.matchAll(CELL)) {
    if (attributes.endsWith('/')) continue;
    const start = index + tag.length;
    const format = TYPE.test(attributes) ? undefined : formats.get(STYLE.exec(attributes)?.[1] ?? '');
    const isError = IS_ERROR.test(attributes);
    FORMULA_NEXT.lastIndex = start;
    if (!isError && format === undefined && !FORMULA_NEXT.test(sheet)) continue;
    const end = sheet.indexOf(`</${prefix}c>`, start);
    const place = placeOf(attributeOf(attributes, 'r') ?? '');
    if (end < 0) break;
    if (!place) continue;
    const value = valueIn(sheet.slice(start, end));
    const text = isError ? value : format === undefined ? undefined : withZeros(value, format);
    if (value === '' && !TYPE.test(attributes)) unsaved.push(place);
    else if (text !== undefined) shown.push({...place, text});
  }
  return {shown, unsaved};
}
