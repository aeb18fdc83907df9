import {csvFormatRow} from 'd3-dsv';
import type {FeatureCollection} from 'geojson';
import {isFormula, isFormulaText} from '../../data/formulas';
import {amountOf, type Column, type DataSet, type Value} from '../../data/types';
import {indexGeometry} from '../shapes';
import {kindOf} from '../kinds';

/** The first row of each index, as colors use it. */
export function rowsByIndex({rows}: DataSet): ReadonlyMap<string, readonly Value[]> {
  const found = new Map<string, readonly Value[]>();
  for (const {index, values} of rows) if (index !== undefined && !found.has(index)) found.set(index, values);
  return found;
}

/** The name of the column of indexes: another one where the reader's columns have it already. */
function indexName(columns: readonly Column[]): string {
  const taken = new Set(columns.map(({name}) => name.toLowerCase()));
  let name = 'h3';
  while (taken.has(name)) name = `${name}_index`;
  return name;
}

/**
 * Indexes with the values of their rows as CSV (RFC 4180); numbers are written as they were read, and a missing value is
 * an empty field.
 *
 * @param guarded - whether an apostrophe goes before each text that a spreadsheet would run as a formula
 */
export function toValuesCsv(indexes: readonly string[], data: DataSet, guarded = true): string {
  const rows = rowsByIndex(data);
  const printed = (index: string) =>
    data.columns.map((column, at) => {
      const value = rows.get(index)?.[at];
      return `${guarded && isFormula(column, value) ? "'" : ''}${value ?? ''}`;
    });
  const named = data.columns.map((column) => (guarded && isFormulaText(column.name) ? `'${column.name}` : column.name));
  return [
    csvFormatRow([indexName(data.columns), ...named]),
    ...indexes.map((index) => csvFormatRow([index, ...printed(index)])),
    '',
  ].join('\r\n');
}

/** A value for JSON, in which numbers have no format. */
const numberOrText = (column: Column, value: Value | undefined): Value => amountOf(column, value) ?? value ?? null;

/**
 * Indexes as a FeatureCollection with the values of their rows as properties, under the names of the reader's columns:
 * cut at the antimeridian (RFC 7946), the index as the feature's id.
 */
export function toValuesGeoJson(indexes: readonly string[], data: DataSet): FeatureCollection {
  const rows = rowsByIndex(data);
  const own = indexName(data.columns);
  return {
    type: 'FeatureCollection',
    features: indexes.map((index) => {
      const values = rows.get(index);
      // `fromEntries` defines properties, so that a column may have any name.
      const named = Object.fromEntries(
        data.columns.map((column, at) => [column.name, numberOrText(column, values?.[at])]),
      );
      return {
        type: 'Feature',
        id: index,
        properties: {...named, [own]: index},
        geometry: indexGeometry(index, kindOf(index), 'split'),
      };
    }),
  };
}

/** Indexes with the values of their rows as a list of JSON objects. */
export function toValuesJson(indexes: readonly string[], data: DataSet): string {
  const rows = toValuesGeoJson(indexes, data).features.map(({properties}) => properties);
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}
