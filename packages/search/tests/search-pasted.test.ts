import {expect, test} from 'vitest';
import {readPasted} from '../pasted';

const cell = {kind: 'index', hex: '8928308280fffff', mode: 1, words: 'A cell of resolution 9.'};

test.each([
  '0x8928308280FFFFF',
  '08928308280fffff',
  '617700169958293503n',
  '"8928308280fffff",',
  "['8928308280fffff', '89283082a6fffff']",
])('%s is a cell', (text) => {
  expect(readPasted(text)).toEqual(cell);
});

test.each([
  ['115283473fffffff', 2, 'A directed edge of resolution 5.'],
  ['0x22528340bfffffff', 4, 'A vertex of resolution 5.'],
  ['1248204388774707199', 2, 'A directed edge of resolution 5.'],
])('%s is read as the bits say', (text, mode, words) => {
  expect(readPasted(text)).toMatchObject({kind: 'index', mode, words});
});

test.each([
  ['37.7749 -122.4194', '37.7749, -122.4194'],
  ['(48.8566, 2.3522)', '48.8566, 2.3522'],
  ['lat: 40.6892, lng: -74.0445', '40.6892, -74.0445'],
  ['40.6892° N, 74.0445° W', '40.6892, -74.0445'],
  ['33.8688 S 151.2093 E', '-33.8688, 151.2093'],
  ['[-122.4194, 37.7749]', '37.7749, -122.4194'],
])('%s is a position', (text, read) => {
  expect(readPasted(text)).toEqual({kind: 'place', text: read});
});

test('WKT and GeoJSON are shapes', () => {
  for (const text of [
    'POINT(-122.4 37.7)',
    'POLYGON((0 0, 1 0, 1 1, 0 0))',
    '{"type":"Point","coordinates":[2.35,48.86]}',
  ])
    expect(readPasted(text)).toEqual({kind: 'shape', text});
});

test.each(['error 5', '4, 5', '95.5, 12.5', 'h3.latLngToCell(37.77, -122.41, 9)', 'deadbeef', '4.5.0'])(
  '%s is a search',
  (text) => {
    expect(readPasted(text)).toBeUndefined();
  },
);
