import {translate} from '@docusaurus/Translate';
import {formatList} from '@h3-docs/base/number';
import {
  parquetMetadata,
  parquetRead,
  parquetSchema,
  type Compressors,
  type FileMetaData,
  type RowGroup,
  type SchemaTree,
} from 'hyparquet';
import type {RawColumn, RawField, RawType} from '../data/raw';
import {geoColumnsOf, type GeoColumn} from './geoparquet';
import {hexOf} from '@h3-docs/base/hex';
import {Damaged, type Budget} from './limit';
import {checkPages} from './parquetPages';
import {withNotes, type FileReading} from './types';

/** A value of Parquet: exact integers, dates of ISO 8601, and nested values as JSON. */
function fieldOf(value: unknown, budget: Budget): RawField {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return budget.text(printBytes(value));
  return budget.text(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? part.toString() : part)),
  );
}

/**
 * Bytes as text where they are text, which old programs don’t mark as such; other bytes, such as well-known binary, as
 * hexadecimal digits.
 */
function printBytes(bytes: Uint8Array): string {
  const isText = bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
  return isText ? new TextDecoder().decode(bytes) : hexOf(bytes);
}

/** The type of a column; undefined where its values have to tell. */
function typeOf({children, element}: SchemaTree): RawType | undefined {
  if (children.length > 0) return undefined;
  const [logical = element.converted_type ?? ''] = [element.logical_type?.type];
  if (/^(?:(?:UTF8|STRING|ENUM)$|DATE|TIMESTAMP)/.test(logical)) return 'text';
  const isNumber = ['INT32', 'INT64', 'FLOAT', 'DOUBLE'].includes(element.type ?? '') && !logical.startsWith('TIME');
  return isNumber && element.repetition_type !== 'REPEATED' ? 'number' : undefined;
}

/** How many fields of a column have no value in a group, as its writer counted them; undefined: it didn't, or they are nested. */
function emptyFields({columns}: RowGroup, {children, element}: SchemaTree): number | undefined {
  if (children.length > 0 || element.repetition_type === 'REPEATED') return undefined;
  const part = columns.find(({meta_data}) => meta_data?.path_in_schema.join('.') === element.name);
  const count = part?.meta_data?.statistics?.null_count;
  return count === undefined ? undefined : Number(count);
}

/**
 * The columns, group by group and one by one: if several damaged columns were read at once, the library would
 * leave all of their errors but one to the browser.
 *
 * @param doubtful - gets the names of columns that have another number of empty fields than their writer counted
 */
async function readColumns(
  file: ArrayBuffer,
  metadata: FileMetaData,
  children: readonly SchemaTree[],
  geometries: ReadonlyMap<string, GeoColumn>,
  compressors: Compressors,
  budget: Budget,
  doubtful: Set<string>,
): Promise<RawField[][]> {
  const columns: RawField[][] = children.map(() => []);
  let rowStart = 0;
  let failure: Error | undefined;
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows);
    for (const [number, child] of children.entries()) {
      const {name} = child.element;
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
              // A row without a value has null. A value that a page or a dictionary doesn't have is undefined.
              if (value === undefined && child.children.length === 0) throw new Damaged();
              own[row] = geometry && value instanceof Uint8Array ? value : fieldOf(value, budget);
            }
          } catch (error) {
            // The library would leave an error of this function to the browser.
            failure = error instanceof Error ? error : new Error(String(error));
          }
        },
      });
      if (failure) throw failure;
      const expected = emptyFields(group, child);
      if (expected === undefined) continue;
      const empty = own.slice(rowStart, rowEnd).filter((field) => field === null).length;
      if (empty !== expected) doubtful.add(name);
    }
    rowStart = rowEnd;
  }
  return columns;
}

/**
 * The rows of a Parquet file, with the types of its columns.
 *
 * @param name - of the file, for the reason why it can’t be read
 */
export async function readParquet(name: string, file: ArrayBuffer, budget: Budget): Promise<FileReading> {
  // A column of geometries stays well-known binary.
  const metadata = parquetMetadata(file, {geoparquet: false});
  const counts = metadata.row_groups.map((group) => Number(group.num_rows));
  const count = counts.reduce((sum, rows) => sum + rows, 0);
  // The numbers say how many rows are read: with wrong ones, rows would be missing without a word.
  if (counts.some((rows) => rows < 0) || count !== Number(metadata.num_rows)) throw new Damaged();
  // The library keeps the whole path of each part of a nested column.
  budget.spend('steps', metadata.schema.length ** 2);
  const {children} = parquetSchema(metadata);
  const names = children.map(({element}) => element.name);
  if (names.length === 0 || count === 0) return {reason: translate({message: '{name} is empty.'}, {name})};
  const groups = counts.length;
  budget.allow('rows', count);
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
  const {compressors} = await import('hyparquet-compressors');
  for (const {meta_data: column} of metadata.row_groups.flatMap((group) => group.columns)) {
    if (column) checkPages(file, column, metadata.schema, compressors, budget);
  }
  const geometries = geoColumnsOf(metadata);
  for (const {encoding, unknown} of geometries.values()) {
    if (encoding !== 'WKB') {
      return {
        reason: translate(
          {message: '{name} has geometries in the form “{form}” of GeoArrow, which isn’t read. Save them as WKB.'},
          {name, form: encoding},
        ),
      };
    }
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
  const doubtful = new Set<string>();
  const columns = await readColumns(file, metadata, children, geometries, compressors, budget, doubtful);
  // A column of a damaged file may have fewer rows than its group; `reduce` passes over the places that stayed empty.
  if (columns.some((column) => column.reduce<number>((rows) => rows + 1, 0) !== count)) throw new Damaged();
  const described = children.map((child): RawColumn => {
    const {name} = child.element;
    const geometry = geometries.get(name);
    const type = geometry ? 'geometry' : typeOf(child);
    return {name, ...(type && {type}), ...(geometry && geometry.srid > 0 && {system: String(geometry.srid)})};
  });
  if (described.some(({system}) => system !== undefined)) (await import('../input/projections')).provide();
  const rows = Array.from({length: count}, (_, at) => columns.map((column) => column[at]));
  return withNotes({table: budget.table(described, rows)}, [
    doubtful.size > 0 &&
      translate(
        {message: 'The file says another number of empty fields of {names}, so it may be damaged.'},
        {names: formatList([...doubtful].map((one) => `“${one}”`))},
      ),
  ]);
}
