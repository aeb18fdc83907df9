import {translate} from '@docusaurus/Translate';
import {csvFormatRow} from 'd3-dsv';
import {parquetMetadata, parquetRead, parquetSchema, type Compressors, type FileMetaData} from 'hyparquet';
import {withSrid} from '../input/srid';
import {geoColumnsOf, geometryOfArrow, type GeoColumn} from './geoparquet';
import {hexOf} from '@h3-docs/base/hex';
import {Damaged, type Budget, type Counted} from './limit';
import type {FileReading} from './types';

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
  return isText ? new TextDecoder().decode(bytes) : hexOf(bytes);
}

const isGeometry = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A geometry as text that names its coordinate system. */
function printGeometry(value: unknown, {encoding, srid}: GeoColumn): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Uint8Array) return srid > 0 ? withSrid(hexOf(value), srid) : hexOf(value);
  const geometry = encoding === 'WKB' ? value : geometryOfArrow(value, encoding);
  if (!isGeometry(geometry)) return '';
  const crs = srid > 0 ? {crs: {type: 'name', properties: {name: `EPSG:${srid}`}}} : {};
  return JSON.stringify({...geometry, ...crs});
}

/** The decompressors, which count what they make. */
async function boundedCompressors(budget: Budget): Promise<Compressors> {
  const {compressors} = await import('hyparquet-compressors');
  return Object.fromEntries(
    Object.entries(compressors).map(([name, unpack]) => [
      name,
      (input: Uint8Array, length: number) => {
        budget.spend('unpacked', length);
        return unpack(input, length);
      },
    ]),
  );
}

/**
 * The columns as text, group by group and one by one: if several damaged columns were read at once, the library would
 * leave all of their errors but one to the browser.
 */
async function readColumns(
  file: ArrayBuffer,
  metadata: FileMetaData,
  names: readonly string[],
  geometries: ReadonlyMap<string, GeoColumn>,
  budget: Budget,
): Promise<Counted<string>[][]> {
  const compressors = await boundedCompressors(budget);
  const columns: Counted<string>[][] = names.map(() => []);
  let rowStart = 0;
  let failure: Error | undefined;
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows);
    for (const [number, name] of names.entries()) {
      const geometry = geometries.get(name);
      const own = columns[number] ?? [];
      await parquetRead({
        file,
        metadata,
        columns: [name],
        rowStart,
        rowEnd,
        geoparquet: false,
        utf8: false,
        compressors,
        onChunk: ({columnName, columnData, rowStart: first}) => {
          if (columnName !== name || failure) return;
          // Each text is counted as it is made: a dictionary may have a long one for very many rows.
          try {
            for (let at = 0; at < columnData.length; at++) {
              const row = first + at;
              if (row < rowStart || row >= rowEnd) continue;
              const value: unknown = columnData[at];
              own[row] = budget.text(geometry ? printGeometry(value, geometry) : print(value));
            }
          } catch (error) {
            // The library would leave an error of this function to the browser.
            failure = error instanceof Error ? error : new Error(String(error));
          }
        },
      });
      if (failure) throw failure;
    }
    rowStart = rowEnd;
  }
  return columns;
}

/**
 * The rows of a Parquet file as CSV, which the explorer reads like any other.
 *
 * @param name - of the file, for the reason why it can’t be read
 */
export async function parquetToCsv(name: string, file: ArrayBuffer, budget: Budget): Promise<FileReading> {
  // A column of geometries stays well-known binary.
  const metadata = parquetMetadata(file, {geoparquet: false});
  const counts = metadata.row_groups.map((group) => Number(group.num_rows));
  const count = counts.reduce((sum, rows) => sum + rows, 0);
  // The numbers say how many rows are read: with wrong ones, rows would be missing without a word.
  if (counts.some((rows) => rows < 0) || count !== Number(metadata.num_rows)) throw new Damaged();
  const names = parquetSchema(metadata).children.map(({element}) => element.name);
  if (names.length === 0 || count === 0) return {reason: translate({message: '{name} is empty.'}, {name})};
  const groups = counts.length;
  budget.spend('rows', count);
  const values = metadata.row_groups.flatMap((group) =>
    group.columns.map((part) => Number(part.meta_data?.num_values ?? 0)),
  );
  budget.spend(
    'cells',
    Math.max(
      count * names.length,
      values.reduce((sum, one) => sum + one, 0),
    ),
  );
  // The library looks at all groups and columns for each column of a group.
  budget.spend('steps', groups * names.length * (groups + names.length));
  const geometries = geoColumnsOf(metadata);
  for (const {unknown} of geometries.values()) {
    if (unknown === undefined) continue;
    return {
      reason: translate(
        {
          message:
            '{name} has the coordinate system “{system}”, which is unknown here. Convert the data to longitude and latitude (EPSG:4326).',
        },
        {name, system: unknown},
      ),
    };
  }
  const columns = await readColumns(file, metadata, names, geometries, budget);
  // A column of a damaged file may have fewer rows than its group; a filter passes over the places that stayed empty.
  if (columns.some((column) => column.filter(() => true).length !== count)) throw new Damaged();
  const rows = Array.from({length: count}, (_, at) => csvFormatRow(columns.map((column) => column[at] ?? '')));
  return {text: [csvFormatRow([...names]), ...rows].join('\n') as Counted<string>};
}
