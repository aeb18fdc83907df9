import {languageRows, languages} from '../../../api/languages';
import type {DataSet} from '../../data/types';
import {toSigned} from '../../../h3/bits';
import {outlineOf} from '../outline';
import {toCode} from './code';
import {toCsv} from './csv';
import {toGeoJson} from './geojson';
import {toKml} from './kml';
import {toTopoJson} from './topojson';
import {toValuesCsv, toValuesGeoJson} from './values';
import {toWkb} from './wkb';
import {geometryToWkt, toWkt} from './wkt';

/** A way to take a selection along. */
export interface ExportFormat {
  readonly name: string;
  readonly label: string;
  readonly group: 'Data' | 'Code';
  readonly extension: string;
  readonly mime: string;
  /** Prints valid indexes. `cells` are those of them that are cells, `data` the rows of the input. May throw what h3-js throws. */
  readonly print: (indexes: readonly string[], cells: readonly string[], data?: DataSet) => string;
  /** Whether it needs the columns of a table. */
  readonly values?: true;
}

/** An index as a signed 64-bit integer, as databases hold it. */
const decimalOf = (index: string) => toSigned(BigInt(`0x${index}`)).toString();

const noData: DataSet = {columns: [], rows: []};

/** Every export, in the order of the menu. */
export const exportFormats: readonly ExportFormat[] = [
  {
    name: 'list',
    label: 'List',
    group: 'Data',
    extension: 'txt',
    mime: 'text/plain',
    print: (indexes) => `${indexes.join('\n')}\n`,
  },
  {
    name: 'json',
    label: 'JSON',
    group: 'Data',
    extension: 'json',
    mime: 'application/json',
    print: (indexes) => JSON.stringify(indexes, null, 1),
  },
  {
    name: 'geojson',
    label: 'GeoJSON',
    group: 'Data',
    extension: 'geojson',
    mime: 'application/geo+json',
    print: (indexes) => JSON.stringify(toGeoJson(indexes)),
  },
  {
    name: 'decimal',
    label: 'List, decimal',
    group: 'Data',
    extension: 'txt',
    mime: 'text/plain',
    print: (indexes) => `${indexes.map(decimalOf).join('\n')}\n`,
  },
  {
    name: 'sql',
    label: 'SQL IN list',
    group: 'Data',
    extension: 'sql',
    mime: 'application/sql',
    print: (indexes) => `(\n${indexes.map((index) => `  '${index}'`).join(',\n')}\n)\n`,
  },
  {
    name: 'kml',
    label: 'KML',
    group: 'Data',
    extension: 'kml',
    mime: 'application/vnd.google-earth.kml+xml',
    print: toKml,
  },
  {name: 'wkt', label: 'WKT', group: 'Data', extension: 'wkt', mime: 'text/plain', print: toWkt},
  {name: 'wkb', label: 'WKB, hexadecimal', group: 'Data', extension: 'txt', mime: 'text/plain', print: toWkb},
  {
    name: 'topojson',
    label: 'TopoJSON',
    group: 'Data',
    extension: 'topojson',
    mime: 'application/json',
    print: (indexes) => JSON.stringify(toTopoJson(indexes)),
  },
  {
    name: 'values-csv',
    label: 'CSV with values',
    group: 'Data',
    extension: 'csv',
    mime: 'text/csv',
    values: true,
    print: (indexes, _cells, data) => toValuesCsv(indexes, data ?? noData),
  },
  {
    name: 'values-geojson',
    label: 'GeoJSON with values',
    group: 'Data',
    extension: 'geojson',
    mime: 'application/geo+json',
    values: true,
    print: (indexes, _cells, data) => JSON.stringify(toValuesGeoJson(indexes, data ?? noData)),
  },
  {name: 'csv', label: 'CSV', group: 'Data', extension: 'csv', mime: 'text/csv', print: toCsv},
  {
    name: 'outline',
    label: 'Outline, GeoJSON',
    group: 'Data',
    extension: 'geojson',
    mime: 'application/geo+json',
    print: (_indexes, cells) => JSON.stringify(outlineOf(cells)),
  },
  {
    name: 'outline-wkt',
    label: 'Outline, WKT',
    group: 'Data',
    extension: 'wkt',
    mime: 'text/plain',
    print: (_indexes, cells) => geometryToWkt(outlineOf(cells)),
  },
  ...languages.map((language): ExportFormat => ({
    name: language,
    label: languageRows[language].label,
    group: 'Code',
    extension: languageRows[language].list.extension,
    mime: 'text/plain',
    print: (indexes) => toCode(indexes, language),
  })),
];
