import {expect} from 'vitest';
import type {ColumnChoice} from '../data/columnTypes';
import type {FileReading} from '../files/types';
import {readRaw, readText, type TextContent} from '../input/read';
import type {InputShape} from '../input/types';

/** What the rows or the text of a file hold. */
export const contentOf = (reading: FileReading): TextContent =>
  'table' in reading ? readRaw(reading.table) : readText('text' in reading ? reading.text : '');

/** A text as it is read, in short: positions are `lat,lng`, problems begin with their line. */
export function read(text: string, choices: readonly ColumnChoice[] = []) {
  const {data, result} = readText(text, {choices});
  return {
    cells: result.cells,
    shapes: result.shapes.map(({geometry}) => geometry.type),
    columns: data?.columns.map(({name}) => name),
    types: data?.columns.map(({type}) => type).join(),
    rows: data?.rows.map(({values}) => values),
    positions: data?.rows.map(({position}) => position?.map((angle) => Number(angle.toFixed(5))).join()),
    fields: data?.fields ?? [],
    notes: result.notes ?? [],
    problems: result.problems.map(({line, reason}) => `${line}: ${reason}`),
  };
}

/** A point as `lat,lng`, rounded to 4 decimals; another shape by the name of its type. */
export function placeOf({geometry}: InputShape): string {
  if (geometry.type !== 'Point') return geometry.type;
  const [lng = NaN, lat = NaN] = geometry.coordinates;
  return [lat, lng].map((angle) => Number(angle.toFixed(4))).join();
}

/** What problems must be like: their lines, and parts of their reasons. */
export const saidAt = (problems: readonly (readonly [line: number, reason: string])[] = []) =>
  problems.map(([line, reason]) => ({line, reason: expect.stringContaining(reason) as string}));
