import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {formatList} from '@h3-docs/base/number';
import {degrees, projectionOf, type Projection} from '../input/reference';
import {withSrid} from '../input/srid';
import {readWkb} from '../input/wkb';
import {datumNote} from '../input/wkt-datum';
import {hexOf} from '@h3-docs/base/hex';
import type {RawColumn, RawField, RawType} from '../data/raw';
import {fewerRead, type Budget} from './limit';
import {SqliteFile, type SqliteTable, type SqliteValue} from './sqlite';
import {joinLayers, type Layer} from './tables';
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
  if (/^DATE/i.test(declared)) return 'time';
  return /^(?:TEXT|\w*CHAR|CLOB)/i.test(declared) ? 'text' : undefined;
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
 * Reads the layers of a GeoPackage with geometries as EWKB: several ones together, with a column that has the name of the
 * layer. Tables without geometries are read where there are no others. Of another SQLite file the only table is
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
  const systems = await ownSystems(file, tables);
  budget.spend('layers', data.length);
  const layers = data.map((table): Layer => {
    const geometry = geometries.find(([layer]) => layer === table.name)?.[1];
    const layer = layerOf(file, table, String(geometry ?? ''), data.length > 1, systems, budget);
    const count = counts.find(([other]) => other === table.name)?.[1];
    if (typeof count === 'number' && layer.rows.length < count) notes.push(fewerRead(layer.rows.length, count));
    return layer;
  });
  const table = joinLayers(layers, layers.length > 1, (row) => budget.row(row));
  return {table, ...(notes.length > 0 && {note: notes.join(' ')})};
}

/** The column of geometries where several layers are one table. */
const GEOMETRY = 'geometry';

/** The rows of a table. */
function layerOf(
  file: SqliteFile,
  {name, root, columns, types, rowId}: SqliteTable,
  geometry: string,
  isOneOfMany: boolean,
  systems: OwnSystems,
  budget: Budget,
): Layer & {readonly rows: readonly (readonly RawField[])[]} {
  const rows: RawField[][] = [];
  for (const row of file.rows(root, rowId)) {
    budget.allow('rows', rows.length + 1);
    budget.allow('cells', (rows.length + 1) * columns.length);
    rows.push(
      columns.map((_, at) => {
        const value = row[at] ?? null;
        return value instanceof Uint8Array ? geometryText(value, systems) : value;
      }),
    );
  }
  return {
    name,
    rows,
    columns: columns.map((column, at): RawColumn => {
      if (column === geometry) return {name: isOneOfMany ? GEOMETRY : column, type: 'geometry'};
      const type = typeOf(
        types[at] ?? '',
        rows.map((row) => row[at]),
      );
      return {name: column, ...(type && {type})};
    }),
  };
}
