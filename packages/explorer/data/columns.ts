import {readIndex} from '../input/indexes';
import {codeColumn, positionColumns} from '../input/table';
import type {ColumnChoice, ColumnType} from './columnTypes';
import type {RawRow} from './rawTable';

/** The types that say where a row is; there is one column of each at most. */
const placeTypes: readonly ColumnType[] = ['index', 'latitude', 'longitude'];

/** The type of a column after another column took its type. */
const valueTypeOf = (type: ColumnType): ColumnType => (type === 'index' ? 'text' : 'number');

/** A column of a table: where its fields are in the text, and what they are. */
export interface PlacedColumn extends ColumnChoice {
  /** The number of the field, counted from 0. */
  readonly at: number;
}

/** How many rows decide which column holds the indexes. */
const SAMPLE = 100;
const EMPTY = /^(?:|null|none|nan|na|n\/a)$/i;

/** Whether a field holds nothing. */
export const isEmpty = (field: string | undefined): field is undefined => field === undefined || EMPTY.test(field);

/** The index that a field holds, in h3-js's notation. */
export function indexOf(field: string): string | undefined {
  const reading = readIndex(field.trim());
  return reading && 'index' in reading ? reading.index : undefined;
}

/** The number that a field holds; a decimal comma counts as a point. */
export const numberOf = (field: string): number => Number(field.replace(/^([+-]?\d+),(\d+)$/, '$1.$2'));

/** The columns of a table, with the types that their names and fields suggest, in the order of the text. */
export function detectColumns(names: readonly string[], rows: readonly RawRow[]): PlacedColumn[] {
  const sample = rows.slice(0, SAMPLE);
  const indexAt = names.findIndex((_, at) => {
    const found = sample.flatMap(({fields}) => fields[at] ?? []).filter((field) => !isEmpty(field));
    return found.length > 0 && found.filter((field) => indexOf(field) !== undefined).length > found.length / 2;
  });
  const {lat, lng} = positionColumns(names);
  const valueType = (at: number) =>
    rows.every(({fields}) => isEmpty(fields[at]) || Number.isFinite(Number(fields[at]))) ? 'number' : 'text';
  return names.map((name, at) => ({
    name,
    at,
    type: at === indexAt ? 'index' : at === lat ? 'latitude' : at === lng ? 'longitude' : valueType(at),
  }));
}

/** The number of the column whose name says that it holds codes of places; -1 for none. */
export const codeColumnOf = (names: readonly string[]): number => codeColumn(names).code ?? -1;

/**
 * Columns in the order and with the types that the reader chose. Columns without a choice follow as they were detected;
 * choices for other columns are ignored.
 */
export function chosenColumns(
  detected: readonly PlacedColumn[],
  choices: readonly ColumnChoice[],
): readonly PlacedColumn[] {
  const chosen = choices.flatMap(({name, type}) => {
    const column = detected.find((one) => one.name === name);
    return column ? [{...column, type}] : [];
  });
  const rest = detected.filter(({name}) => !choices.some((choice) => choice.name === name));
  const taken = new Set<ColumnType>();
  return [...chosen, ...rest].map((column) => {
    const isPlace = placeTypes.includes(column.type);
    if (isPlace && taken.has(column.type)) return {...column, type: valueTypeOf(column.type)};
    taken.add(column.type);
    return column;
  });
}

/** Whether the reader's choices change where rows are. */
export function movesRows(detected: readonly PlacedColumn[], chosen: readonly PlacedColumn[]): boolean {
  const placeOf = (columns: readonly PlacedColumn[], type: ColumnType) => columns.find((one) => one.type === type)?.at;
  return placeTypes.some((type) => placeOf(detected, type) !== placeOf(chosen, type));
}

/** Choices after a change of one column: another column gives up a place type that the changed one takes. */
export function withType(columns: readonly ColumnChoice[], name: string, type: ColumnType): ColumnChoice[] {
  const takesPlace = placeTypes.includes(type);
  return columns.map((column) => {
    if (column.name === name) return {...column, type};
    return takesPlace && column.type === type ? {...column, type: valueTypeOf(type)} : column;
  });
}

/** Choices with one column a step further to the front; the first one stays. */
export function movedForward(columns: readonly ColumnChoice[], name: string): ColumnChoice[] {
  const at = columns.findIndex((column) => column.name === name);
  const [column, before] = [columns[at], columns[at - 1]];
  return column && before ? [...columns.slice(0, at - 1), column, before, ...columns.slice(at + 1)] : [...columns];
}
