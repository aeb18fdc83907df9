import {languages} from '@h3-docs/catalogue';
import {toSigned} from '@h3-docs/grid/h3/bits';
import type {DataSet} from '../../data/types';
import {outlineOf} from '../outline';
import {toCode} from './code';
import {toCsv} from './csv';
import {formatEntries, type dataFormats, type FormatEntry} from './formats';
import {toGeoJson} from './geojson';
import {toKml} from './kml';
import {toTopoJson} from './topojson';
import {noData, toValuesCsv, toValuesGeoJson, toValuesJson} from './values';
import {toWkb} from './wkb';
import {geometryToWkt, toWkt} from './wkt';

export {describeLoss, lossesOf} from './losses';

/**
 * Prints valid indexes. `cells` are those of them that are cells, `data` has their rows, and `guarded` tells whether a
 * spreadsheet must not run texts as formulas. May throw what h3-js throws.
 */
type Print = (indexes: readonly string[], cells: readonly string[], data?: DataSet, guarded?: boolean) => string;

/** A way to take a selection along. */
interface ExportFormat extends FormatEntry {
  readonly print: Print;
}

/** An index as a signed 64-bit integer, as databases hold it. */
const decimalOf = (index: string) => toSigned(BigInt(`0x${index}`)).toString();

const dataPrinters: Readonly<Record<(typeof dataFormats)[number]['name'], Print>> = {
  list: (indexes) => `${indexes.join('\n')}\n`,
  json: (indexes) => JSON.stringify(indexes, null, 1),
  geojson: (indexes) => JSON.stringify(toGeoJson(indexes)),
  decimal: (indexes) => `${indexes.map(decimalOf).join('\n')}\n`,
  sql: (indexes) => `(\n${indexes.map((index) => `  '${index}'`).join(',\n')}\n)\n`,
  kml: toKml,
  wkt: toWkt,
  wkb: toWkb,
  topojson: (indexes, _cells, data) => JSON.stringify(toTopoJson(indexes, data)),
  'values-csv': (indexes, _cells, data, guarded) => toValuesCsv(indexes, data ?? noData, guarded),
  'values-json': (indexes, _cells, data) => toValuesJson(indexes, data ?? noData),
  'values-geojson': (indexes, _cells, data) => JSON.stringify(toValuesGeoJson(indexes, data ?? noData)),
  csv: toCsv,
  outline: (_indexes, cells) => JSON.stringify(outlineOf(cells)),
  'outline-wkt': (_indexes, cells) => geometryToWkt(outlineOf(cells)),
};

const printers: ReadonlyMap<string, Print> = new Map([
  ...Object.entries(dataPrinters),
  ...languages.map((language): [string, Print] => [language, (indexes) => toCode(indexes, language)]),
]);

/** Every export, in the order of the menu. */
export const exportFormats: readonly ExportFormat[] = formatEntries.flatMap((entry) => {
  const print = printers.get(entry.name);
  return print ? [{...entry, print}] : [];
});
