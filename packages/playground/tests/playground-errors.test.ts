// Wrong names are the subject. cspell:ignore Cel lat lng latlngtocell Disc
import * as h3 from 'h3-js';
import {expect, test} from 'vitest';
import {newestVersion} from '@h3-docs/base/versions';
import {explanationOf} from '../errorAddress';
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

test('the code of an error that is not H3’s is none of H3’s', () => {
  const report = describeError(new DOMException('no', 'InvalidCharacterError'), () => undefined, []);
  expect(report).toMatchObject({name: 'InvalidCharacterError', message: 'no'});
  expect(report.code).toBeUndefined();
});

test.each([
  ['h3.geoToH3 is not a function', undefined, '/docs/library/migration-3.x/functions'],
  ["module 'h3' has no attribute 'geo_to_h3'", undefined, '/docs/library/migration-3.x/functions'],
  ["cannot import name 'k_ring' from 'h3' (unknown location)", undefined, '/docs/library/migration-3.x/functions'],
  ["invalid literal for int() with base 16: 'Berlin'", undefined, '/docs/library/errors#e_cell_invalid'],
  ['', 4, '/docs/library/errors#e_res_domain'],
  ['', 77, undefined],
  ['javascript:alert(1) is not a function', undefined, undefined],
])('a page explains “%s” with the code %s: %s', (message, code, page) =>
  expect(explanationOf({message, code}, newestVersion)?.to).toBe(page),
);
