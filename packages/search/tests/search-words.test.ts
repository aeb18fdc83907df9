// cspell:ignore togeo
import {expect, test} from 'vitest';
import {findMatches, segmentsOf} from '../matches';
import {keyOf, partsOf} from '../words';

test('a name has one key in every language', () => {
  for (const spelling of ['gridDisk', 'grid_disk', 'GridDisk', 'GRID_DISK', 'grid disk', 'grid-disk'])
    expect(keyOf(spelling), spelling).toBe('griddisk');
  expect(keyOf('h3.h3_to_geo()')).toBe('h3h3togeo');
  expect(keyOf('…')).toBe('');
});

test('identifiers fall into their parts', () => {
  expect(partsOf('latLngToCell')).toEqual(['lat', 'lng', 'to', 'cell']);
  expect(partsOf('h3_grid_disk')).toEqual(['h3', 'grid', 'disk']);
  expect(partsOf('E_LATLNG_DOMAIN')).toEqual(['e', 'latlng', 'domain']);
  expect(partsOf('HTTPServer')).toEqual(['http', 'server']);
  expect(partsOf('getHexagonAreaAvgKm2')).toEqual(['get', 'hexagon', 'area', 'avg', 'km2']);
});

test.each([
  ['Neighbors of a neighboring cell', ['neighbors'], ['Neighbors', 'neighboring']],
  ['gridDisk, grid_disk and GRID_DISK', ['griddisk'], ['gridDisk', 'grid_disk', 'GRID_DISK']],
  ['gridDiskUnsafe or h3_grid_disk', ['disk'], ['gridDiskUnsafe', 'h3_grid_disk']],
  ['gridDisk and grid', ['grid', 'griddisk'], ['gridDisk', 'grid']],
  ['a k of kilometers', ['k'], ['k']],
  ['subcellular', ['cell'], []],
  ['.NET, C#, constructor, and h3.net', ['dotnet', 'csharp'], ['.NET', 'C#']],
  ['nothing here', [], []],
])('of %s the words with %s are marked', (text, marks, marked) => {
  expect(findMatches(text, marks).map(([start, end]) => text.slice(start, end))).toEqual(marked);
});

test('segments put a text together again', () => {
  const text = 'A cell has neighbors; a pentagon cell has five.';
  const segments = segmentsOf(text, ['cell', 'five']);
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
  expect(segments.filter((segment) => segment.isMatch).map((segment) => segment.text)).toEqual([
    'cell',
    'cell',
    'five',
  ]);
});
