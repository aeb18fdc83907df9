import {isCoordinate} from './columnTypes';
import type {PlacedColumn} from './columns';
import {isBlank} from './missing';
import {parseNumber} from './numbers';
import type {Column, Value} from './types';

/** What the values of a column are; undefined: its fields only say where the rows are. */
function valueTypeOf({type, value}: PlacedColumn): Column['type'] | undefined {
  if (type === 'number' || type === 'text') return type;
  return type === 'index' || type === 'geometry' ? undefined : value;
}

/** The columns of values: coordinates last, because readers filter and color by the others first. */
export function valueColumnsOf(columns: readonly PlacedColumn[]): PlacedColumn[] {
  const values = columns.filter((column) => valueTypeOf(column) !== undefined);
  return [...values.filter((column) => !isCoordinate(column)), ...values.filter(isCoordinate)];
}

/** A column of values as data sets describe it; none for one whose fields only say where the rows are. */
export function valueColumn(column: PlacedColumn): Column[] {
  const {name, format} = column;
  const type = valueTypeOf(column);
  if (type !== 'number') return type ? [{name, type}] : [];
  const {decimal, unit} = format;
  return [{name, type, ...(decimal === ',' && {decimal}), ...(unit !== '' && {unit})}];
}

/** The value of a field; null where it has none. */
export function valueOf(field: string | undefined, column: PlacedColumn): Value {
  if (isBlank(field)) return null;
  if (valueTypeOf(column) === 'text') return field;
  const number = parseNumber(field, column.format);
  if (!Number.isFinite(number)) return null;
  return String(number) === field ? number : field;
}
