/** What the values of a column are. A table has at most one column of indexes, of latitudes, of longitudes, and of geometries. */
export const columnTypes = ['number', 'text', 'index', 'latitude', 'longitude', 'geometry'] as const;
export type ColumnType = (typeof columnTypes)[number];

/** A column of a table as the reader wants it. */
export interface ColumnChoice {
  readonly name: string;
  readonly type: ColumnType;
}
