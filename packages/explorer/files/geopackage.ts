import {translate} from '@docusaurus/Translate';
import {csvFormatRow} from 'd3-dsv';
import {formatList} from '@h3-docs/base/number';
import {withSrid} from '../input/srid';
import {Budget} from './limit';
import {SqliteFile, type SqliteTable, type SqliteValue} from './sqlite';
import type {FileReading} from './types';

/** The bytes of an envelope in the header of a geometry, by its kind. */
const ENVELOPES = [0, 32, 48, 48, 64];

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A geometry of GeoPackage as EWKB: its header has the number of the coordinate system. Empty for an empty geometry. */
function geometryText(blob: Uint8Array<ArrayBuffer>): string {
  const [g, p, , flags = 0] = blob;
  if (g !== 0x47 || p !== 0x50) return hex(blob);
  if ((flags & 0b1_0000) !== 0) return '';
  const srid = new DataView(blob.buffer, blob.byteOffset, blob.byteLength).getInt32(4, (flags & 1) === 1);
  const body = hex(blob.subarray(8 + (ENVELOPES[(flags >> 1) & 7] ?? 0)));
  return srid > 0 ? withSrid(body, srid) : body;
}

function print(value: SqliteValue | undefined): string {
  if (value === null || value === undefined) return '';
  return value instanceof Uint8Array ? geometryText(value) : String(value);
}

/** Tables of a GeoPackage that describe it, and indexes. */
const INTERNAL = /^(?:gpkg_|rtree_|sqlite_|ogr_|layer_styles$)/i;

/** Reads the feature table of a GeoPackage, or the only table of another SQLite file, as CSV with geometries as EWKB. */
export function readGeoPackage(name: string, bytes: Uint8Array<ArrayBuffer>): FileReading {
  const file = new SqliteFile(bytes);
  const tables = file.tables();
  const contents = tables.find((table) => table.name === 'gpkg_contents');
  const described = contents
    ? [...file.rows(contents.root, contents.rowId)].flatMap((row) => {
        const [table, type] = ['table_name', 'data_type'].map((column) => row[contents.columns.indexOf(column)]);
        return type === 'features' || type === 'attributes' ? [String(table).toLowerCase()] : [];
      })
    : undefined;
  const own = tables.filter((table) => !INTERNAL.test(table.name));
  const data = described ? own.filter((table) => described.includes(table.name.toLowerCase())) : own;
  const [only, ...others] = data;
  if (!only) return {reason: translate({message: '{name} has no table with features.'}, {name})};
  if (others.length > 0) {
    return {
      reason: translate(
        {message: '{name} has several tables: {names}. Save one of them as a separate file.'},
        {name, names: formatList(data.slice(0, 8).map((table) => table.name))},
      ),
    };
  }
  return {text: printTable(file, only)};
}

function printTable(file: SqliteFile, {root, columns, rowId}: SqliteTable): string {
  const budget = new Budget();
  const lines = [csvFormatRow([...columns])];
  for (const row of file.rows(root, rowId)) {
    const line = csvFormatRow(columns.map((_, at) => print(row[at])));
    budget.take(line.length + 1);
    lines.push(line);
  }
  return lines.join('\n');
}
