/**
 * Reads a sheet of a workbook, as ECMA-376 describes it. Libraries build all rows × columns before anything can count
 * them, unpack the whole workbook for each sheet, drop errors such as `#N/A`, and round long integers.
 */
import {attributeOf, xmlEvents} from '../input/xml-events';
import {Damaged, type Budget} from './limit';
import {withZeros, type NumberStyle} from './styles';

/** What the cells of a sheet refer to. */
export interface Shared {
  readonly texts: readonly string[];
  readonly styles: readonly (NumberStyle | undefined)[];
  /** Whether days are counted from 1904. */
  readonly from1904: boolean;
}

/** The cells of a sheet as text, row by row. */
export interface Sheet {
  readonly rows: readonly (readonly string[])[];
  /** Formulas whose results the file doesn't have: how many, and the row of the first, counted from 1. */
  readonly unsaved: {readonly count: number; readonly first: number};
}

const [MOST_ROWS, MOST_COLUMNS] = [1_048_576, 16_384];
const DAY_MS = 86_400_000;
/** Days count in doubles, so a moment can be off by a millisecond. */
const INEXACT_MS = 5;
const SECOND_MS = 1000;

/** A moment as in ISO 8601, without a time zone, which workbooks don't have: only its date at midnight, or only its time. */
function printMoment(days: number, from1904: boolean): string {
  const start = Date.UTC(from1904 ? 1904 : 1899, from1904 ? 0 : 11, from1904 ? 1 : 30);
  const exact = Math.round(start + days * DAY_MS);
  const whole = Math.round(exact / SECOND_MS) * SECOND_MS;
  const date = new Date(Math.abs(whole - exact) < INEXACT_MS ? whole : exact);
  if (Number.isNaN(date.getTime())) return String(days);
  const [day = '', clock = ''] = date
    .toISOString()
    .replace(/(?:\.000)?Z$/, '')
    .split('T');
  // A cell with nothing but a time is a part of the day before the first one.
  if (Math.floor(days) === 0) return clock;
  return clock === '00:00:00' ? day : `${day}T${clock}`;
}

/** A number as JavaScript writes it, except for one that JavaScript would round: an index that a program has written, for one. */
const printNumber = (text: string): string =>
  /^\d{16,20}$/.test(text) || !Number.isFinite(Number(text)) ? text : String(Number(text));

function print(value: string, type: string, style: NumberStyle | undefined, {texts, from1904}: Shared): string {
  if (value === '') return '';
  switch (type) {
    case 's':
      return texts[Number(value)]?.trim() ?? fail();
    case 'b':
      return String(value === '1');
    case 'n':
      if (style === 'moment') return printMoment(Number(value), from1904);
      return (style && withZeros(value, style.zeros)) ?? printNumber(value);
    default:
      return value;
  }
}

function fail(): never {
  throw new Damaged();
}

/** The column of a cell by its name, such as `AB12`, and its row, both counted from 0. */
function placeOf(name: string): readonly [column: number, row: number] {
  const [, letters = '', row = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(name) ?? [];
  const column = Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
  return [column - 1, Number(row) - 1];
}

/** The texts that the cells of a workbook share, without hints for pronunciation. */
export function sharedTexts(xml: string, budget: Budget): string[] {
  const texts: string[] = [];
  let [text, isText, isHint] = ['', false, false];
  for (const event of xmlEvents(xml)) {
    if (event.type === 'end') throw new Damaged();
    if (event.type === 'text') text += isText && !isHint ? event.text : '';
    else if (event.name === 't') isText = event.type === 'open';
    else if (event.name === 'rPh') isHint = event.type === 'open';
    else if (event.name === 'si' && event.type === 'close') {
      texts.push(budget.text(text));
      text = '';
    }
  }
  return texts;
}

/**
 * Reads a sheet.
 *
 * @param xml - such as `xl/worksheets/sheet1.xml`
 * @throws Damaged when it has a cell beyond the limits of Excel, TooLarge before its rows are made
 */
export function readSheet(xml: string, shared: Shared, budget: Budget): Sheet {
  const found = new Map<number, string[]>();
  const seen = new Set<number>();
  const cellsOf = (at: number): string[] => {
    const cells = found.get(at) ?? [];
    found.set(at, cells);
    return cells;
  };
  let [lastRow, lastColumn, count, first] = [-1, -1, 0, 0];
  let [row, column] = [-1, -1];
  let [type, style, value, inValue, hasFormula] = ['n', 0, '', false, false];
  for (const event of xmlEvents(xml)) {
    if (event.type === 'end') throw new Damaged();
    if (event.type === 'text') {
      if (inValue) value += event.text;
      continue;
    }
    const opens = event.type === 'open';
    switch (event.name) {
      case 'row':
        if (event.type !== 'open') break;
        row = Number(attributeOf(event.attributes, 'r') ?? row + 2) - 1;
        column = -1;
        if (!(row >= 0 && row < MOST_ROWS) || seen.has(row)) throw new Damaged();
        seen.add(row);
        break;
      case 'c':
        if (event.type === 'open') {
          const name = attributeOf(event.attributes, 'r');
          const before = column;
          [column, row] = name === undefined ? [column + 1, row] : placeOf(name);
          // Each cell stands once, behind those before it.
          if (!(row >= 0 && row < MOST_ROWS && column > before && column < MOST_COLUMNS)) throw new Damaged();
          type = attributeOf(event.attributes, 't') ?? 'n';
          style = Number(attributeOf(event.attributes, 's') ?? 0);
          [value, hasFormula] = ['', false];
          break;
        }
        if (value === '' && hasFormula && type === 'n') first = count++ === 0 ? row + 1 : first;
        value = print(type === 's' || type === 'n' ? value.trim() : value, type, shared.styles[style], shared);
        if (value.trim() === '') break;
        cellsOf(row)[column] = value.trim();
        lastRow = Math.max(lastRow, row);
        lastColumn = Math.max(lastColumn, column);
        break;
      case 'v':
      case 't':
        inValue = opens;
        break;
      case 'f':
        hasFormula = true;
        break;
    }
  }
  budget.allow('rows', lastRow + 1);
  budget.allow('cells', (lastRow + 1) * (lastColumn + 1));
  const rows = Array.from({length: lastRow + 1}, (_, at) =>
    Array.from({length: lastColumn + 1}, (_column, place) => found.get(at)?.[place] ?? ''),
  );
  return {rows, unsaved: {count, first}};
}
