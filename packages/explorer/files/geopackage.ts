import {translate} from '@docusaurus/Translate';
import {csvFormatRow} from 'd3-dsv';
import type {Geometry} from 'geojson';
import {formatList} from '@h3-docs/base/number';
import {degrees, projectionOf, type Projection} from '../input/reference';
import {withSrid} from '../input/srid';
import {readWkb} from '../input/wkb';
import {datumNote} from '../input/wkt-datum';
import {hexOf} from '@h3-docs/base/hex';
import {fewerRead, type Budget, type Counted} from './limit';
import {SqliteFile, type SqliteTable, type SqliteValue} from './sqlite';
import type {FileReading, OpenedFile} from './types';

/** The bytes of an envelope in the header of a geometry, by its kind. */
const ENVELOPES = [0, 32, 48, 48, 64];

/** The number of an undefined system whose coordinates are those of a plane. */
const CARTESIAN = -1;

/** The projections of coordinate systems that a file describes itself, by their numbers in the file. */
type OwnSystems = ReadonlyMap<number, Projection>;

/**
 * A geometry of GeoPackage as EWKB: its header has the number of the coordinate system. In a system that only the file
 * describes, it becomes GeoJSON. Empty for an empty geometry.
 */
function geometryText(blob: Uint8Array<ArrayBuffer>, systems: OwnSystems): string {
  const [g, p, , flags = 0] = blob;
  if (g !== 0x47 || p !== 0x50) return hexOf(blob);
  if ((flags & 0b1_0000) !== 0) return '';
  const srid = new DataView(blob.buffer, blob.byteOffset, blob.byteLength).getInt32(4, (flags & 1) === 1);
  const body = hexOf(blob.subarray(8 + (ENVELOPES[(flags >> 1) & 7] ?? 0)));
  const project = systems.get(srid);
  const [only, ...others] = project ? shapesOf(body, project) : [];
  if (only && others.length === 0) return JSON.stringify(only);
  const [plane] = srid === CARTESIAN ? shapesOf(body, degrees) : [];
  if (plane) return JSON.stringify({...plane, crs: 'Cartesian'});
  return srid > 0 ? withSrid(body, srid) : body;
}

function shapesOf(wkb: string, project: Projection): Geometry[] {
  const shapes: Geometry[] = [];
  readWkb(wkb, {shape: (geometry) => shapes.push(geometry), problem: () => undefined}, project);
  return shapes;
}

function print(value: SqliteValue | undefined, systems: OwnSystems): string {
  if (value === null || value === undefined) return '';
  return value instanceof Uint8Array ? geometryText(value, systems) : String(value);
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

/** The systems that a file describes, as far as they are neither known to the readers nor beyond proj4. */
async function ownSystems(file: SqliteFile, tables: readonly SqliteTable[]): Promise<OwnSystems> {
  const {projectionFrom, provide} = await import('../input/projections');
  provide();
  const found = new Map<number, Projection>();
  const used = new Set((described(file, tables, 'gpkg_geometry_columns', ['srs_id']) ?? []).flat());
  for (const [id = null, text] of described(file, tables, 'gpkg_spatial_ref_sys', ['srs_id', 'definition']) ?? []) {
    if (
      !used.has(id) ||
      typeof id !== 'number' ||
      typeof text !== 'string' ||
      typeof projectionOf(String(id)) === 'function'
    )
      continue;
    try {
      found.set(id, projectionFrom(text));
    } catch {
      // The readers say that the system is unknown.
    }
  }
  return found;
}

/** What readers should know of the systems of the geometries in a file that only the file describes. */
function notesOn(file: SqliteFile, tables: readonly SqliteTable[]): string[] {
  const used = new Set((described(file, tables, 'gpkg_geometry_columns', ['srs_id']) ?? []).flat());
  const systems = described(file, tables, 'gpkg_spatial_ref_sys', ['srs_id', 'definition']) ?? [];
  return systems.flatMap(([id = null, text]) =>
    used.has(id) && typeof text === 'string' && typeof projectionOf(String(id)) !== 'function'
      ? (datumNote(text) ?? [])
      : [],
  );
}

/**
 * Reads the layers of a GeoPackage as CSV with geometries as EWKB: several ones together, with a column that has the name
 * of the layer. Tables without geometries are read where there are no others. Of another SQLite file the only table is
 * read.
 */
export async function readGeoPackage({name, bytes}: OpenedFile, budget: Budget): Promise<FileReading> {
  const file = new SqliteFile(bytes, budget);
  const tables = file.tables();
  const contents = described(file, tables, 'gpkg_contents', ['table_name', 'data_type']);
  const own = tables.filter((table) => !INTERNAL.test(table.name));
  const types = new Map(contents?.map(([table, type]) => [String(table).toLowerCase(), type]));
  const ofType = (type: string) => own.filter((table) => types.get(table.name.toLowerCase()) === type);
  const features = ofType('features');
  const data = contents ? (features.length > 0 ? features : ofType('attributes')) : own;
  if (data.length === 0) return {reason: translate({message: '{name} has no table with features.'}, {name})};
  if (!contents && data.length > 1) {
    return {
      reason: translate(
        {message: '{name} has several tables: {names}. Save one of them as a separate file.'},
        {name, names: formatList(data.slice(0, 8).map((table) => table.name))},
      ),
    };
  }
  const geometries = described(file, tables, 'gpkg_geometry_columns', ['table_name', 'column_name']) ?? [];
  const counts = described(file, tables, 'gpkg_ogr_contents', ['table_name', 'feature_count']) ?? [];
  const notes = notesOn(file, tables);
  const text = printTables(file, data, geometries, await ownSystems(file, tables), budget, (layer, read) => {
    const count = counts.find(([other]) => other === layer)?.[1];
    if (typeof count === 'number' && read < count) notes.push(fewerRead(read, count));
  });
  return {text, ...(notes.length > 0 && {note: notes.join(' ')})};
}

/** The column of geometries where several layers are one table. */
const GEOMETRY = 'geometry';

/** @param told - told how many rows of a table were read */
function printTables(
  file: SqliteFile,
  tables: readonly SqliteTable[],
  geometries: readonly (readonly SqliteValue[])[],
  systems: OwnSystems,
  budget: Budget,
  told: (table: string, read: number) => void,
): Counted<string> {
  budget.spend('layers', tables.length);
  const isAlone = tables.length === 1;
  const layers = tables.map((table) => {
    const geometry = geometries.find(([name]) => name === table.name)?.[1];
    const columns = isAlone ? table.columns : table.columns.map((column) => (column === geometry ? GEOMETRY : column));
    return {...table, places: new Map(columns.map((column, at) => [column, at]))};
  });
  const names = [...new Set(layers.flatMap(({places}) => [...places.keys()]))];
  const lines = [budget.text(csvFormatRow(isAlone ? names : ['layer', ...names]))];
  for (const {name, root, places, rowId} of layers) {
    let read = 0;
    for (const row of file.rows(root, rowId)) {
      budget.spend('cells', names.length);
      const fields = names.map((column) => print(row[places.get(column) ?? -1], systems));
      lines.push(budget.text(csvFormatRow(isAlone ? fields : [name, ...fields])));
      read++;
    }
    told(name, read);
  }
  return lines.join('\n') as Counted<string>;
}
