import {translate} from '@docusaurus/Translate';
import {csvFormatRows} from 'd3-dsv';
import {readSheet, type SheetData} from 'read-excel-file/web-worker';
import {formatList} from '@h3-docs/base/number';
import {readText} from '../input/read';
import {attributeOf, xmlEvents} from '../input/xml-events';
import {Budget} from './limit';
import type {FileReading} from './types';

/** What the description of a workbook says. */
interface Workbook {
  readonly sheets: readonly string[];
  /** Whether its days are counted from 1904. */
  readonly from1904: boolean;
}

/** @param description - `xl/workbook.xml` */
function readDescription(description: string): Workbook {
  const sheets: string[] = [];
  let from1904 = false;
  for (const event of xmlEvents(description)) {
    if (event.type !== 'open') continue;
    if (event.name === 'sheet') sheets.push(attributeOf(event.attributes, 'name') ?? '');
    if (event.name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributeOf(event.attributes, 'date1904') ?? '');
  }
  return {sheets, from1904};
}

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

/** How many rows of a sheet tell whether it has places. */
const SAMPLE = 200;

function hasPlaces(rows: SheetData, workbook: Workbook): boolean {
  const sample = csvFormatRows(rows.slice(0, SAMPLE).map((row) => row.map((cell) => print(cell, workbook))));
  const {cells, edges, vertexes, shapes} = readText(sample, {strict: true}).result;
  return cells.length + edges.length + vertexes.length + shapes.length > 0;
}

/** The first sheet with places, or else the first one that isn't empty; undefined: all are empty. */
async function placedSheet(
  bytes: Uint8Array<ArrayBuffer>,
  workbook: Workbook,
): Promise<{readonly rows: SheetData; readonly at: number} | undefined> {
  let full: {readonly rows: SheetData; readonly at: number} | undefined;
  for (const at of workbook.sheets.keys()) {
    const rows = await readSheet(bytes.slice().buffer, at + 1);
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

/**
 * Reads one sheet of a workbook as CSV: the first one with positions or indexes.
 *
 * @param description - `xl/workbook.xml`, which names the sheets
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, description: string): Promise<FileReading> {
  const workbook = readDescription(description);
  const sheet = await placedSheet(bytes, workbook);
  if (!sheet) return {reason: translate({message: 'All sheets of the workbook are empty.'})};
  const budget = new Budget();
  const rows = sheet.rows.map((row) => row.map((cell) => print(cell, workbook)));
  for (const row of rows) budget.take(row.reduce((sum, {length}) => sum + length + 1, 0));
  const note = noteOn(workbook, sheet.at);
  return {text: csvFormatRows(rows), ...(note !== undefined && {note})};
}
