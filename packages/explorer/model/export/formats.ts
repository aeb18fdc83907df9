import {translate} from '@docusaurus/Translate';

/** A way to take a selection along, as the panel offers it. */
export interface FormatEntry {
  readonly name: string;
  readonly label: string;
  readonly extension: string;
  readonly mime: string;
  /** Whether it has one outline of all cells instead of indexes. */
  readonly isOutline?: true;
}

/** The formats in the order of the menu. */
export const formats = [
  {name: 'csv', label: 'CSV', extension: 'csv', mime: 'text/csv'},
  {name: 'geojson', label: 'GeoJSON', extension: 'geojson', mime: 'application/geo+json'},
  {name: 'list', label: translate({message: 'List'}), extension: 'txt', mime: 'text/plain'},
  {name: 'json', label: 'JSON', extension: 'json', mime: 'application/json'},
  {name: 'sql', label: translate({message: 'SQL IN list'}), extension: 'sql', mime: 'application/sql'},
  {name: 'wkt', label: 'WKT', extension: 'wkt', mime: 'text/plain'},
  {
    name: 'outline',
    label: translate({message: 'Outline, GeoJSON'}),
    extension: 'geojson',
    mime: 'application/geo+json',
    isOutline: true,
  },
  {
    name: 'outline-wkt',
    label: translate({message: 'Outline, WKT'}),
    extension: 'wkt',
    mime: 'text/plain',
    isOutline: true,
  },
] as const satisfies readonly FormatEntry[];

export type FormatName = (typeof formats)[number]['name'];

/** The format of a name. */
export const formatOf = (name: FormatName): FormatEntry => formats.find((one) => one.name === name) ?? formats[0];
