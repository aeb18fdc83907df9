import type {Feature} from 'geojson';
import type {DataSet} from '../../data/types';
import {byKind} from '../kinds';
import {outlineOf} from '../outline';
import {toCsv} from './csv';
import type {FormatName} from './formats';
import {toGeoJson} from './geojson';
import {noData, toValuesCsv, toValuesGeoJson, toValuesJson} from './values';
import {geometryToWkt, toWkt} from './wkt';

type Print = (indexes: readonly string[], data: DataSet, isGuarded: boolean) => string;

const outline = (indexes: readonly string[]) => outlineOf(byKind(indexes).cell);
const outlineFeature = (indexes: readonly string[]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: outline(indexes),
});

/** Formats with columns have the values of rows where there are some, and else what H3 says of each index. */
const printers: Readonly<Record<FormatName, Print>> = {
  csv: (indexes, data, isGuarded) => (data.columns.length > 0 ? toValuesCsv(indexes, data, isGuarded) : toCsv(indexes)),
  geojson: (indexes, data) =>
    JSON.stringify(data.columns.length > 0 ? toValuesGeoJson(indexes, data) : toGeoJson(indexes)),
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
