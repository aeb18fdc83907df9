// cspell:ignore featurecollection
import type {ColumnMeta} from 'flatgeobuf/lib/mjs/column-meta.js';
import {ColumnType} from 'flatgeobuf/lib/mjs/flat-geobuf/column-type.js';
import {deserialize, type FromFeatureFn} from 'flatgeobuf/lib/mjs/generic/featurecollection.js';
import {fromGeometry} from 'flatgeobuf/lib/mjs/geojson/geometry.js';
import {hexOf} from '@h3-docs/base/hex';
import {Budget} from './limit';
import type {FileReading} from './types';

type Value = string | number | boolean;

/** An integer as a number where that is exact, or else as text. */
const exact = (value: bigint): Value => (Number.isSafeInteger(Number(value)) ? Number(value) : value.toString());

/** Reads fixed-size values by their type: how many bytes they have, and their value. */
const fixed: Readonly<
  Partial<Record<ColumnType, readonly [size: number, read: (view: DataView, at: number) => Value]>>
> = {
  [ColumnType.Byte]: [1, (view, at) => view.getInt8(at)],
  [ColumnType.UByte]: [1, (view, at) => view.getUint8(at)],
  [ColumnType.Bool]: [1, (view, at) => view.getUint8(at) !== 0],
  [ColumnType.Short]: [2, (view, at) => view.getInt16(at, true)],
  [ColumnType.UShort]: [2, (view, at) => view.getUint16(at, true)],
  [ColumnType.Int]: [4, (view, at) => view.getInt32(at, true)],
  [ColumnType.UInt]: [4, (view, at) => view.getUint32(at, true)],
  [ColumnType.Long]: [8, (view, at) => exact(view.getBigInt64(at, true))],
  [ColumnType.ULong]: [8, (view, at) => exact(view.getBigUint64(at, true))],
  [ColumnType.Float]: [4, (view, at) => view.getFloat32(at, true)],
  [ColumnType.Double]: [8, (view, at) => view.getFloat64(at, true)],
};

/**
 * The properties of a feature. The library's own reader rounds integers of 64 bits, as H3 indexes are, and refuses
 * columns of JSON that hold other text.
 */
function propertiesOf(bytes: Uint8Array, columns: readonly ColumnMeta[]): Record<string, Value> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const properties: Record<string, Value> = {};
  for (let at = 0; at + 2 <= bytes.length;) {
    const column = columns[view.getUint16(at, true)];
    if (!column) throw new RangeError('it is damaged');
    at += 2;
    const [size, read] = fixed[column.type] ?? [];
    if (size !== undefined && read) {
      properties[column.name] = read(view, at);
      at += size;
      continue;
    }
    const length = view.getUint32(at, true);
    const content = bytes.subarray(at + 4, at + 4 + length);
    properties[column.name] = column.type === ColumnType.Binary ? hexOf(content) : new TextDecoder().decode(content);
    at += 4 + length;
  }
  return properties;
}

/** Reads FlatGeobuf as GeoJSON that names the coordinate system of the file. */
export async function readFlatGeobuf(bytes: Uint8Array<ArrayBuffer>): Promise<FileReading> {
  const budget = new Budget();
  const features: string[] = [];
  let system = '';
  // Features without a geometry are rows like others.
  const take: FromFeatureFn = (_, feature, {columns, geometryType}) => {
    const geometry = feature.geometry();
    const text = JSON.stringify({
      type: 'Feature',
      geometry: geometry && fromGeometry(geometry, geometryType),
      properties: propertiesOf(feature.propertiesArray() ?? new Uint8Array(), columns ?? []),
    });
    budget.take(text.length);
    features.push(text);
    return {};
  };
  const all = deserialize(bytes, take, undefined, ({crs}) => {
    const {code = 0, wkt, name} = crs ?? {};
    // A system without a number has a definition, or at least a name.
    system = code > 0 ? `EPSG:${code}` : (wkt ?? name ?? '');
  });
  // The features come one at a time, so that the limit holds on those that have been read.
  while (!(await all.next()).done);
  const crs = system === '' ? '' : `"crs":{"type":"name","properties":{"name":${JSON.stringify(system)}}},`;
  return {text: `{"type":"FeatureCollection",${crs}"features":[\n${features.join(',\n')}\n]}`};
}
