import {translate} from '@docusaurus/Translate';
import {languageRows, languages} from '@h3-docs/catalogue';

/** A way to take a selection along, as the menu shows it. */
export interface FormatEntry {
  readonly name: string;
  readonly label: string;
  readonly group: 'Data' | 'Code';
  readonly extension: string;
  readonly mime: string;
  /** Whether it needs the columns of a table. */
  readonly values?: true;
  /** Its label beside a format that has the same form, and values. */
  readonly plain?: string;
  /** What it has instead of indexes: a shape for each, or the outline of all cells. */
  readonly only?: 'shapes' | 'outline';
}

/** The formats of data, in the order of the menu. */
export const dataFormats = [
  {name: 'list', label: translate({message: 'List'}), extension: 'txt', mime: 'text/plain'},
  {
    name: 'json',
    label: 'JSON',
    plain: translate({message: 'JSON without values'}),
    extension: 'json',
    mime: 'application/json',
  },
  {
    name: 'geojson',
    label: 'GeoJSON',
    plain: translate({message: 'GeoJSON without values'}),
    extension: 'geojson',
    mime: 'application/geo+json',
  },
  {name: 'decimal', label: translate({message: 'List, decimal'}), extension: 'txt', mime: 'text/plain'},
  {name: 'sql', label: translate({message: 'SQL IN list'}), extension: 'sql', mime: 'application/sql'},
  {name: 'kml', label: 'KML', extension: 'kml', mime: 'application/vnd.google-earth.kml+xml'},
  {name: 'wkt', label: 'WKT', extension: 'wkt', mime: 'text/plain', only: 'shapes'},
  {
    name: 'wkb',
    label: translate({message: 'WKB, hexadecimal'}),
    extension: 'txt',
    mime: 'text/plain',
    only: 'shapes',
  },
  {name: 'topojson', label: 'TopoJSON', extension: 'topojson', mime: 'application/json'},
  {
    name: 'values-csv',
    label: translate({message: 'CSV with values'}),
    extension: 'csv',
    mime: 'text/csv',
    values: true,
  },
  {
    name: 'values-json',
    label: translate({message: 'JSON with values'}),
    extension: 'json',
    mime: 'application/json',
    values: true,
  },
  {
    name: 'values-geojson',
    label: translate({message: 'GeoJSON with values'}),
    extension: 'geojson',
    mime: 'application/geo+json',
    values: true,
  },
  {
    name: 'csv',
    label: 'CSV',
    plain: translate({message: 'CSV without values'}),
    extension: 'csv',
    mime: 'text/csv',
  },
  {
    name: 'outline',
    label: translate({message: 'Outline, GeoJSON'}),
    extension: 'geojson',
    mime: 'application/geo+json',
    only: 'outline',
  },
  {
    name: 'outline-wkt',
    label: translate({message: 'Outline, WKT'}),
    extension: 'wkt',
    mime: 'text/plain',
    only: 'outline',
  },
] as const;

/** Every export, in the order of the menu; `index.ts` prints them. */
export const formatEntries: readonly FormatEntry[] = [
  ...dataFormats.map((format) => ({...format, group: 'Data' as const})),
  ...languages.map((language) => ({
    name: language,
    label: languageRows[language].label,
    group: 'Code' as const,
    extension: languageRows[language].list.extension,
    mime: 'text/plain',
  })),
];

const withValues = formatEntries.filter(({values}) => values);
const withoutValues = formatEntries.filter(({values}) => !values);
/** Each of these lists is always the same: the menu compares formats. */
const besideValues = [...withValues, ...withoutValues.map((entry) => ({...entry, label: entry.plain ?? entry.label}))];

/** The formats as the menu has them: those with values first where there are some, and left out where there are none. */
export const offeredFormats = (hasValues: boolean): readonly FormatEntry[] =>
  hasValues ? besideValues : withoutValues;
