import {csvFormatRows} from 'd3-dsv';
import type {FeatureCollection} from 'geojson';
import type {DataSet, Value} from '../../data/types';
import {toGeoJson} from './geojson';

/** The first row of each index, as colors use it. */
function rowsByIndex({rows}: DataSet): ReadonlyMap<string, readonly Value[]> {
  const found = new Map<string, readonly Value[]>();
  for (const {index, values} of rows) if (index !== undefined && !found.has(index)) found.set(index, values);
  return found;
}

/** Indexes with the values of their rows as CSV (RFC 4180); a missing value is an empty field. */
export function toValuesCsv(indexes: readonly string[], data: DataSet): string {
  const rows = rowsByIndex(data);
  const values = (index: string) => data.columns.map((_, at) => String(rows.get(index)?.[at] ?? ''));
  const text = csvFormatRows([
    ['h3', ...data.columns.map(({name}) => name)],
    ...indexes.map((index) => [index, ...values(index)]),
  ]);
  return `${text.replaceAll('\n', '\r\n')}\r\n`;
}

/** Indexes as a FeatureCollection with the values of their rows as properties. */
export function toValuesGeoJson(indexes: readonly string[], data: DataSet): FeatureCollection {
  const rows = rowsByIndex(data);
  const collection = toGeoJson(indexes);
  return {
    ...collection,
    features: collection.features.map((feature) => {
      const values = rows.get(String(feature.id)) ?? [];
      const named = Object.fromEntries(data.columns.map(({name}, at) => [name, values[at] ?? null]));
      return {...feature, properties: {...named, ...feature.properties}};
    }),
  };
}
