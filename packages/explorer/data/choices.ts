import {isCoordinate, placeTypes, type ColumnChoice, type ColumnType} from './columnTypes';

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

/** Choices with a coordinate system for the columns of coordinates; undefined: they have degrees. */
export const withSystem = (columns: readonly ColumnChoice[], system: string | undefined): ColumnChoice[] =>
  columns.map(({system: _, ...column}) => (isCoordinate(column) ? {...column, ...(system && {system})} : column));
