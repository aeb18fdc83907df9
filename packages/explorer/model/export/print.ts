import type {Feature} from 'geojson';
import type {DataSet} from '../../data/types';
import {byKind} from '../kinds';
import {outlineOf} from '../outline';
import {described} from './described';
import type {FormatName} from './formats';
import {noData, toValuesCsv, toValuesGeoJson, toValuesJson} from './values';
import {geometryToWkt, toWkt} from './wkt';

type Print = (indexes: readonly string[], data: DataSet, isGuarded: boolean) => string;

const outline = (indexes: readonly string[]) => outlineOf(byKind(indexes).cell);
const outlineFeature = (indexes: readonly string[]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: outline(indexes),
});

/** The rows of an export, or what H3 knows of each index where there are none. */
const rowsOf = (format: 'csv' | 'geojson', indexes: readonly string[], data: DataSet) =>
  data.columns.length > 0 ? data : described(format, indexes);

const printers: Readonly<Record<FormatName, Print>> = {
  csv: (indexes, data, isGuarded) => toValuesCsv(indexes, rowsOf('csv', indexes, data), isGuarded),
  geojson: (indexes, data) => JSON.stringify(toValuesGeoJson(indexes, rowsOf('geojson', indexes, data))),
  list: (indexes) => `${indexes.join('\n')}\n`,
  json: (indexes, data) => (data.columns.length > 0 ? toValuesJson(indexes, data) : JSON.stringify(indexes, null, 1)),
  sql: (indexes) => `(\n${indexes.map((index) => `  '${index}'`).join(',\n')}\n)\n`,
  wkt: toWkt,
  outline: (indexes) => JSON.stringify(outlineFeature(indexes)),
  'outline-wkt': (indexes) => geometryToWkt(outline(indexes)),
};

/**
 * Valid indexes in a format, with the values of their rows if the format has columns.
 *
 * @param isGuarded - whether an apostrophe goes before each text of CSV that a spreadsheet would run as a formula
 * @throws what h3-js throws, and RangeError with words for the reader where there is no outline
 */
export const printed = (
  name: FormatName,
  indexes: readonly string[],
  data: DataSet = noData,
  isGuarded = true,
): string => printers[name](indexes, data, isGuarded);
