import {translate} from '@docusaurus/Translate';
import {csvFormatRows} from 'd3-dsv';
import {readSheet, type SheetData} from 'read-excel-file/web-worker';
import {formatList, formatLocale, plural} from '@h3-docs/base/number';
import {readText} from '../input/read';
import {Budget} from './limit';
import {zeroFormats} from './numberFormats';
import {hiddenCells, type HiddenCells} from './sheetCells';
import type {FileReading} from './types';
import {readDescription, sheetAndStyles, type Workbook, type WorkbookParts} from './workbookParts';

/** Days count in doubles, so a moment can be off by a millisecond. */
const INEXACT_MS = 5;
const SECOND_MS = 1000;

/** A moment as in ISO 8601, without a time zone, which workbooks don't have: only its date at midnight, or only its time. */
function printMoment(date: Date, {from1904}: Workbook): string {
  const whole = Math.round(date.getTime() / SECOND_MS) * SECOND_MS;
  const time = Math.abs(whole - date.getTime()) < INEXACT_MS ? whole : date.getTime();
  if (Number.isNaN(time)) return '';
  const [day = '', clock = ''] = new Date(time)
    .toISOString()
    .replace(/(?:\.000)?Z$/, '')
    .split('T');
  // A cell with nothing but a time is a part of the day before the first one.
  if (day === (from1904 ? '1904-01-01' : '1899-12-30')) return clock;
  return clock === '00:00:00' ? day : `${day}T${clock}`;
}

/** A cell of a sheet as text: moments as in ISO 8601, and numbers as JavaScript writes them. */
function print(cell: unknown, workbook: Workbook): string {
  if (cell instanceof Date) return printMoment(cell, workbook);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

/** A number as JavaScript writes it, except for one that JavaScript would round: an index that a program has written, for one. */
const exactly = (text: string): string => (/^\d{16,20}$/.test(text) ? text : String(Number(text)));

/** The rows of a sheet as the library reads them. */
type Rows = SheetData<string>;

/** How many rows of a sheet tell whether it has places. */
const SAMPLE = 200;

function hasPlaces(rows: Rows, workbook: Workbook): boolean {
  const sample = csvFormatRows(rows.slice(0, SAMPLE).map((row) => row.map((cell) => print(cell, workbook))));
  const {cells, edges, vertexes, shapes} = readText(sample, {strict: true}).result;
  return cells.length + edges.length + vertexes.length + shapes.length > 0;
}

/** The first sheet with places, or else the first one that isn't empty; undefined: all are empty. */
async function placedSheet(
  bytes: Uint8Array<ArrayBuffer>,
  workbook: Workbook,
): Promise<{readonly rows: Rows; readonly at: number} | undefined> {
  let full: {readonly rows: Rows; readonly at: number} | undefined;
  for (const at of workbook.sheets.keys()) {
    const rows = await readSheet(bytes.slice().buffer, at + 1, {parseNumber: exactly});
    if (rows.length === 0) continue;
    if (workbook.sheets.length === 1 || hasPlaces(rows, workbook)) return {rows, at};
    full ??= {rows, at};
  }
  return full;
}

const quoted = (names: readonly string[]) => formatList(names.map((name) => `“${name}”`));

/** Which sheet was read, and the names of the others; undefined where there is only one. */
function noteOn({sheets}: Workbook, at: number): string | undefined {
  const others = sheets.filter((_, other) => other !== at);
  if (others.length === 0) return undefined;
  const values = {sheet: sheets[at] ?? '', others: quoted(others)};
  return at === 0
    ? translate({message: 'Only the first sheet, “{sheet}”, was read. The workbook also has {others}.'}, values)
    : translate(
        {
          message:
            'Only the sheet “{sheet}” was read, because no sheet before it has positions or indexes. The workbook also has {others}.',
        },
        values,
      );
}

/** How many formulas of a sheet have no result in the file, and where the first one is; undefined: all have one. */
function unsavedNote({unsaved}: HiddenCells): string | undefined {
  const [first] = unsaved;
  if (!first) return undefined;
  return plural(
    unsaved.length,
    translate(
      {
        message:
          '{count} formula was read as empty, because the file doesn’t have its result (row {row}). Open it in a spreadsheet program and save it.|{count} formulas were read as empty, because the file doesn’t have their results (the first in row {row}). Open it in a spreadsheet program and save it.',
      },
      {count: formatLocale(unsaved.length), row: first.row + 1},
    ),
  );
}

/** The rows of a sheet with the texts of cells that the library leaves out or changes. */
function printRows(rows: Rows, {shown}: HiddenCells, workbook: Workbook): string[][] {
  const printed = rows.map((row) => row.map((cell) => print(cell, workbook)));
  for (const {row, column, text} of shown) {
    // The library cuts off rows and columns that have nothing but errors.
    while (printed.length <= row) printed.push([]);
    const fields = printed[row] ?? [];
    while (fields.length < column) fields.push('');
    fields[column] = text;
  }
  return printed;
}

/** What the library leaves out of a sheet. */
function hiddenIn(part: WorkbookParts, workbook: Workbook, at: number): HiddenCells {
  const {sheet, styles} = sheetAndStyles(part, workbook, at);
  return hiddenCells(sheet, zeroFormats(styles));
}

/**
 * Reads one sheet of a workbook as CSV: the first one with positions or indexes.
 *
 * @param part - returns the XML of a part of the workbook
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, part: WorkbookParts): Promise<FileReading> {
  const workbook = readDescription(part);
  const sheet = await placedSheet(bytes, workbook);
  if (!sheet) return {reason: translate({message: 'All sheets of the workbook are empty.'})};
  const budget = new Budget();
  const hidden = hiddenIn(part, workbook, sheet.at);
  const rows = printRows(sheet.rows, hidden, workbook);
  for (const row of rows) budget.take(row.reduce((sum, {length}) => sum + length + 1, 0));
  const notes = [noteOn(workbook, sheet.at), unsavedNote(hidden)].filter((note) => note !== undefined);
  return {text: csvFormatRows(rows), ...(notes.length > 0 && {note: notes.join(' ')})};
}
