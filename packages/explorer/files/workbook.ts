import {translate} from '@docusaurus/Translate';
import {csvFormatRows} from 'd3-dsv';
import {readSheet} from 'read-excel-file/web-worker';
import {Budget} from './limit';
import type {FileReading} from './types';

/** A cell of a sheet as text: dates as in ISO 8601, and numbers as JavaScript writes them. */
function print(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

/** Reads the first sheet of a workbook as CSV. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<FileReading> {
  const budget = new Budget();
  const rows = (await readSheet(bytes.slice().buffer)).map((row) => row.map(print));
  for (const row of rows) budget.take(row.reduce((sum, {length}) => sum + length + 1, 0));
  if (rows.length === 0) return {reason: translate({message: 'The first sheet of the workbook is empty.'})};
  return {text: csvFormatRows(rows)};
}
