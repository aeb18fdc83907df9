import {translate} from '@docusaurus/Translate';
import {csvFormatRows} from 'd3-dsv';
import {parquetMetadata, parquetReadObjects, parquetSchema, type FileMetaData} from 'hyparquet';
import {MAX_FILE_BYTES} from '../input/limits';
import {formatLocale} from '@h3-docs/base/number';
import type {FileReading} from './fileReading';

const MOST_ROWS = 1_000_000;

/** A value of Parquet as text: exact integers, dates of ISO 8601, and nested values as JSON. */
function print(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Uint8Array) return printBytes(value);
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? part.toString() : part)).replace(
    QUOTED_INTEGER,
    '$1',
  );
}

/** A large integer as `JSON.stringify` is given it above. */
const QUOTED_INTEGER = /^"(-?\d+)"$/;

/**
 * Bytes as text where they are text, which old programs don’t mark as such; other bytes, such as well-known binary, as
 * hexadecimal digits.
 */
function printBytes(bytes: Uint8Array): string {
  const isText = bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
  if (isText) return new TextDecoder().decode(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The rows as text. Columns are read one by one, group by group: if several damaged columns were read at once, the
 * library would leave all of their errors but one to the browser.
 */
async function readRows(file: ArrayBuffer, metadata: FileMetaData, names: readonly string[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const group of metadata.row_groups) {
    const rowStart = rows.length;
    const rowEnd = rowStart + Number(group.num_rows);
    for (const column of names) {
      const read = await parquetReadObjects({
        file,
        metadata,
        columns: [column],
        rowStart,
        rowEnd,
        geoparquet: false,
        utf8: false,
      });
      for (const [at, row] of read.entries()) (rows[rowStart + at] ??= []).push(print(row[column]));
    }
  }
  return rows;
}

/**
 * The rows of a Parquet file as CSV, which the explorer reads like any other. Columns may be uncompressed or compressed
 * with Snappy.
 *
 * @param name - of the file, for the reason why it can’t be read
 */
export async function parquetToCsv(name: string, file: ArrayBuffer): Promise<FileReading> {
  try {
    // A column of geometries stays well-known binary.
    const metadata = parquetMetadata(file, {geoparquet: false});
    const count = Number(metadata.num_rows);
    if (count > MOST_ROWS) {
      return {
        reason: translate(
          {message: '{name} has {count} rows, but the limit is {most}.'},
          {name, count: formatLocale(count), most: formatLocale(MOST_ROWS)},
        ),
      };
    }
    const names = parquetSchema(metadata).children.map(({element}) => element.name);
    if (names.length === 0 || count === 0) return {reason: translate({message: '{name} is empty.'}, {name})};
    const rows = await readRows(file, metadata, names);
    const text = csvFormatRows([names, ...rows]);
    if (text.length > MAX_FILE_BYTES)
      return {reason: translate({message: '{name} has more than 50 MB of text.'}, {name})};
    return {text};
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {reason: translate({message: '{name} is a Parquet file that could not be read: {why}.'}, {name, why})};
  }
}
