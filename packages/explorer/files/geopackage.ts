import {translate} from '@docusaurus/Translate';
import {formatList} from '@h3-docs/base/number';
import {projectionOf} from '../input/reference';
import {datumNote} from '../input/wkt-datum';
import type {RawColumn, RawField, RawType} from '../data/raw';
import {fewerRead, type Budget} from './limit';
import {SqliteFile, type SqliteTable, type SqliteValue} from './sqlite';
import {withNotes, type FileReading, type OpenedFile} from './types';

/** The bytes of an envelope in the header of a geometry, by its kind. */
const ENVELOPES = [0, 32, 48, 48, 64];

/** The number of an undefined system whose coordinates are those of a plane. */
const CARTESIAN = -1;

/** The well-known binary of a geometry of GeoPackage; other bytes stay. Null for an empty geometry. */
function geometryIn(blob: Uint8Array): Uint8Array | null {
  const [g, p, , flags = 0] = blob;
  if (g !== 0x47 || p !== 0x50) return blob;
  return (flags & 0b1_0000) === 0 ? blob.subarray(8 + (ENVELOPES[(flags >> 1) & 7] ?? 0)) : null;
}

/** The type of a column by its values, and by what its table declares of texts; undefined where they differ. */
function typeOf(declared: string, fields: readonly RawField[]): RawType | undefined {
  const values = fields.filter((field) => field !== null && field !== undefined);
  if (values.length === 0) return undefined;
  // Integers that a double can't hold are texts.
  if (/^(?:\w*INT|REAL|FLOAT|DOUBLE|NUMERIC|DECIMAL)/i.test(declared))
    return values.every((value) => typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value)))
      ? 'number'
      : undefined;
  if (!values.every((value) => typeof value === 'string')) return undefined;
  return /^(?:TEXT|\w*CHAR|CLOB|DATE)/i.test(declared) ? 'text' : undefined;
}

/** Tables of a GeoPackage that describe it, and indexes. */
const INTERNAL = /^(?:gpkg_|rtree_|sqlite_|ogr_|layer_styles$)/i;

/** The values that the rows of one of the tables which describe a GeoPackage have in columns; undefined: there is no such table. */
function described(
  file: SqliteFile,
  tables: readonly SqliteTable[],
  name: string,
  columns: readonly string[],
): SqliteValue[][] | undefined {
  const table = tables.find((one) => one.name === name);
  return (
    table &&
    Array.from(file.rows(table.root, table.rowId), (row) =>
      columns.map((column) => row[table.columns.indexOf(column)] ?? null),
    )
  );
}

/** The system of a layer, by its number or, where only the file knows it, by its definition, and what readers should know of it. */
async function systemOf(
  file: SqliteFile,
  tables: readonly SqliteTable[],
  number: SqliteValue | undefined,
): Promise<{readonly system?: string; readonly note?: string | undefined}> {
  (await import('../input/projections')).provide();
  if (typeof number !== 'number') return {};
  if (number === CARTESIAN) return {system: 'Cartesian'};
  const systems = described(file, tables, 'gpkg_spatial_ref_sys', ['srs_id', 'definition']) ?? [];
  const definition = systems.find(([id]) => id === number)?.[1];
  if (typeof definition !== 'string' || typeof projectionOf(String(number)) === 'function')
    return {system: String(number)};
  const isKnown = typeof projectionOf(definition) === 'function';
  return {system: isKnown ? definition : String(number), note: datumNote(definition)};
}

/**
 * Reads the first layer of a GeoPackage, with geometries as well-known binary; or its first table without geometries where
 * there is no layer. Others are named. Of another SQLite file the only table is read.
 */
export async function readGeoPackage({name, bytes}: OpenedFile, budget: Budget): Promise<FileReading> {
  const file = new SqliteFile(bytes, budget);
  const tables = file.tables();
  const contents = described(file, tables, 'gpkg_contents', ['table_name', 'data_type']);
  const own = tables.filter((table) => !INTERNAL.test(table.name));
  const types = new Map(contents?.map(([table, type]) => [String(table).toLowerCase(), type]));
  const ofType = (type: string) => own.filter((table) => types.get(table.name.toLowerCase()) === type);
  const features = ofType('features');
  const [table, ...others] = contents ? (features.length > 0 ? features : ofType('attributes')) : own;
  if (!table) return {reason: translate({message: '{name} has no table with features.'}, {name})};
  const names = formatList([...(contents ? [] : [table]), ...others].slice(0, 8).map((one) => one.name));
  if (!contents && others.length > 0) {
    return {
      reason: translate(
        {message: '{name} has several tables: {names}. Save one of them as a separate file.'},
        {name, names},
      ),
    };
  }
  const rowOf = (of: string, columns: readonly string[]) =>
    described(file, tables, of, ['table_name', ...columns])?.find(([layer]) => layer === table.name) ?? [];
  const [, geometry, number] = rowOf('gpkg_geometry_columns', ['column_name', 'srs_id']);
  const [, count] = rowOf('gpkg_ogr_contents', ['feature_count']);
  const {system, note} = await systemOf(file, tables, number);
  const rows: RawField[][] = [];
  for (const row of file.rows(table.root, table.rowId)) {
    budget.allow('rows', rows.length + 1);
    budget.allow('cells', (rows.length + 1) * table.columns.length);
    const values = table.columns.map((_, at) => row[at] ?? null);
    rows.push(values.map((value) => (value instanceof Uint8Array ? geometryIn(value) : value)));
  }
  const columns = table.columns.map((column, at): RawColumn => {
    const fields = rows.map((row) => row[at]);
    if (column === geometry) return {name: column, type: 'geometry', ...(system !== undefined && {system})};
    const type = typeOf(table.types[at] ?? '', fields);
    return {name: column, ...(type && {type})};
  });
  return withNotes({table: budget.table(columns, rows)}, [
    others.length > 0 &&
      translate({message: 'Only {file} was read. The file also has {others}.'}, {file: table.name, others: names}),
    note,
    typeof count === 'number' && rows.length < count && fewerRead(rows.length, count),
  ]);
}
