import {csvFormatRow} from 'd3-dsv';
import type {FeatureCollection} from 'geojson';
import {guarded, hasFormulas, isFormula, markedName} from '../../data/formulas';
import {lookupOf} from '../../data/lookup';
import {withDecimalPoint} from '../../data/numbers';
import {amountOf, type Column, type DataSet, type Value} from '../../data/types';
import {indexGeometry} from '../shapes';
import {kindOf} from '../kinds';

export const noData: DataSet = {columns: [], rows: []};

/** The name of the column of indexes: another one where the reader's columns have it already. */
function indexName(columns: readonly Column[]): string {
  const taken = new Set(columns.map(({name}) => name.toLowerCase()));
  let name = 'h3';
  while (taken.has(name)) name = `${name}_index`;
  return name;
}

/** A value as text: numbers as they were read, but with decimal points, because commas separate fields and groups. */
function writtenText({type, decimal}: Column, value: Value | undefined): string {
  if (typeof value !== 'string') return String(value ?? '');
  return type === 'number' && decimal === ',' ? withDecimalPoint(value) : value;
}

/** A value for JSON, in which numbers have no format. */
const numberOrText = (column: Column, value: Value | undefined): Value => amountOf(column, value) ?? value ?? null;

/**
 * Indexes with the values of their rows as CSV (RFC 4180); a missing value is an empty field.
 *
 * @param isGuarded - whether an apostrophe goes before each text that a spreadsheet would run as a formula
 */
export function toValuesCsv(indexes: readonly string[], data: DataSet, isGuarded = true): string {
  const {ofIndex} = lookupOf(data);
  const printed = (index: string) =>
    data.columns.map((column, at) => csvField(column, ofIndex(index)?.[at], isGuarded));
  const named = data.columns.map(({name}) => (isGuarded ? guarded(name) : name));
  const own = indexName(data.columns);
  const isMarked = isGuarded && hasFormulas(data);
  return [
    [isMarked ? markedName(own) : own, ...named.map((name) => csvFormatRow([name]))].join(','),
    ...indexes.map((index) => csvFormatRow([index, ...printed(index)])),
    '',
  ].join('\r\n');
}

/** The field of a value in CSV, before it gets quotes. */
function csvField(column: Column, value: Value | undefined, isGuarded: boolean): string {
  const text = writtenText(column, value);
  return isGuarded && isFormula(column, value) ? guarded(text) : text;
}

/** The values of each index as members of JSON, behind the index. */
function membersByIndex(data: DataSet): (index: string) => Record<string, Value> {
  const {ofIndex} = lookupOf(data);
  const own = indexName(data.columns);
  return (index) => {
    const values = ofIndex(index);
    // `fromEntries` defines properties, so that a column may have any name.
    return Object.fromEntries([
      [own, index],
      ...data.columns.map((column, at) => [column.name, numberOrText(column, values?.[at])] as const),
    ]);
  };
}

/**
 * Indexes as a FeatureCollection with the values of their rows as properties, under the names of the reader's columns:
 * cut at the antimeridian (RFC 7946), the index as the feature's id.
 */
export function toValuesGeoJson(indexes: readonly string[], data: DataSet): FeatureCollection {
  const membersOf = membersByIndex(data);
  return {
    type: 'FeatureCollection',
    features: indexes.map((index) => ({
      type: 'Feature',
      id: index,
      properties: membersOf(index),
      geometry: indexGeometry(index, kindOf(index), 'split'),
    })),
  };
}

/** Indexes with the values of their rows as a list of JSON objects. */
export function toValuesJson(indexes: readonly string[], data: DataSet): string {
  const membersOf = membersByIndex(data);
  return `[\n${indexes.map((index) => JSON.stringify(membersOf(index))).join(',\n')}\n]\n`;
}
