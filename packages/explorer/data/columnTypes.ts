/** What the values of a column are. A table has at most one column of each type but numbers and texts. */
export const columnTypes = [
  'number',
  'text',
  'index',
  'latitude',
  'longitude',
  'latlng',
  'lnglat',
  'geometry',
] as const;
export type ColumnType = (typeof columnTypes)[number];

/** The types that say where a row is; there is one column of each at most. */
export const placeTypes: readonly ColumnType[] = columnTypes.filter((type) => type !== 'number' && type !== 'text');

/** A column of a table as the reader wants it. */
export interface ColumnChoice {
  readonly name: string;
  readonly type: ColumnType;
  /** The decimal mark that the reader chose for its numbers; undefined: as detected. */
  readonly decimal?: '.' | ',';
  /** The EPSG number of the system of its coordinates, which only links of earlier versions name. */
  readonly system?: string;
}

/** Whether a column has one coordinate of a position. */
export const isCoordinate = ({type}: {readonly type: ColumnType}): boolean =>
  type === 'latitude' || type === 'longitude';

/** Choices after a change of one column: another column gives up a place type that the changed one takes. */
export function withType(
  columns: readonly ColumnChoice[],
  name: string,
  type: ColumnType,
  decimal?: ColumnChoice['decimal'],
): ColumnChoice[] {
  const takesPlace = placeTypes.includes(type);
  return columns.map((column) => {
    if (column.name === name) return {...column, type, ...(decimal && {decimal})};
    return takesPlace && column.type === type ? {...column, type: isCoordinate(column) ? 'number' : 'text'} : column;
  });
}
