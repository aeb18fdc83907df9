import {translate} from '@docusaurus/Translate';

/** What the values of a column are, with its words. A table has at most one column of each type but numbers and texts. */
export const columnTypes = {
  number: translate({message: 'number'}),
  text: translate({message: 'text'}),
  index: translate({message: 'H3 index'}),
  latitude: translate({message: 'latitude'}),
  longitude: translate({message: 'longitude'}),
  latlng: translate({message: 'latitude, longitude'}),
  lnglat: translate({message: 'longitude, latitude'}),
  geometry: translate({message: 'geometry'}),
} as const;
export type ColumnType = keyof typeof columnTypes;

/** Whether a text is the name of a type. */
export const isColumnType = (text: unknown): text is ColumnType =>
  typeof text === 'string' && Object.hasOwn(columnTypes, text);

/** Whether a type says where a row is; there is one column of each such type at most. */
export const isPlaceType = (type: ColumnType): boolean => type !== 'number' && type !== 'text';

/** A column of a table as the reader wants it. */
export interface ColumnChoice {
  readonly name: string;
  readonly type: ColumnType;
  /** The decimal mark of its numbers, which only links of earlier versions name; undefined: as detected. */
  readonly decimal?: '.' | ',';
  /** The EPSG number of the system of its coordinates, which only links of earlier versions name. */
  readonly system?: string;
}

/** Whether a column has one coordinate of a position. */
export const isCoordinate = ({type}: {readonly type: ColumnType}): boolean =>
  type === 'latitude' || type === 'longitude';

/** Choices after a change of one column: another column gives up a place type that the changed one takes. */
export const withType = (columns: readonly ColumnChoice[], name: string, type: ColumnType): ColumnChoice[] =>
  columns.map((column) => {
    if (column.name === name) return {...column, type};
    return isPlaceType(type) && column.type === type
      ? {...column, type: isCoordinate(column) ? 'number' : 'text'}
      : column;
  });
