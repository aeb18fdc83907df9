// Wrong names are the subject. cspell:ignore Cel lat lng latlngtocell Disc
import * as h3 from 'h3-js';
import {expect, test} from 'vitest';
import {describeError, functionsOf} from '../errors';

const said = (message: string, name = 'TypeError') =>
  describeError(Object.assign(new Error(message), {name}), () => undefined, functionsOf(h3)).message;

test.each([
  ['h3.latLngToCel is not a function', 'latLngToCell'],
  ['lat_lng_to_cell is not defined', 'latLngToCell'],
  ['gridDisk is not defined', 'gridDisk'],
  ['h3.gridDiscs is not a function', 'gridDisk'],
  ['h3.h3ToParent is not a function', 'cellToParent'],
  ["h3.compact is not a function. (In 'h3.compact([])', 'h3.compact' is undefined)", 'compactCells'],
  ["Can't find variable: latlngtocell", 'latLngToCell'],
])('a name that H3 lacks is reported with the name that was meant: %s', (message, meant) => {
  const report = said(message);
  expect(report.startsWith(message)).toBe(true);
  expect(report).toMatch(new RegExp(`[.)] Did you mean h3\\.${meant}\\?$`));
});

test.each([
  'undefinedThing is not defined',
  'polygon is not defined',
  'cell is not defined',
  'resolution is not defined',
  'edge is not defined',
  'cells.forEachOf is not a function',
  'h3.latLngToCell is very slow',
  "Cannot read properties of undefined (reading 'latLngToCell')",
])('where no name is meant, none is proposed: %s', (message) => expect(said(message)).toBe(message));
