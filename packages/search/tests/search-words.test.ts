// cspell:ignore polygontocells togeo kmax
import {expect, test} from 'vitest';
import {excerpt, findMatches, segmentsOf} from '../matches';
import {keyOf, keysAndPartsIn, partsOf} from '../words';

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

test('text is read as words, identifiers whole and in parts', () => {
  expect(keysAndPartsIn('gridDisk of a cell')).toEqual(['griddisk', 'grid', 'disk', 'of', 'a', 'cell']);
});

test('matches are found at the beginnings of words and of parts of identifiers', () => {
  const marked = (text: string, ...marks: string[]) =>
    findMatches(text, marks).map(([start, end]) => text.slice(start, end));
  expect(marked('Neighbors of a neighboring cell', 'neighbors')).toEqual(['Neighbors', 'neighboring']);
  expect(marked('gridDisk, grid_disk and GRID_DISK', 'griddisk')).toEqual(['gridDisk', 'grid_disk', 'GRID_DISK']);
  expect(marked('gridDiskUnsafe or h3_grid_disk', 'disk')).toEqual(['Disk', 'disk']);
  expect(marked('gridDiskUnsafe, max_grid_disk_size, maxGridDiskSize', 'griddisk')).toEqual([
    'gridDisk',
    'grid_disk',
    'GridDisk',
  ]);
  expect(marked('gridDisk and grid', 'grid', 'griddisk')).toEqual(['gridDisk', 'grid']);
  expect(marked('polygonToCells, polygon_to_cells', 'polygontocells')).toEqual(['polygonToCells', 'polygon_to_cells']);
  expect(marked('polygonToCellsExperimental and cellsSize', 'polygontocells', 'cells')).toEqual([
    'polygonToCells',
    'cells',
  ]);
  expect(marked('POLYGON_TO_CELLS_FLAGS', 'polygontocells')).toEqual(['POLYGON_TO_CELLS']);
  expect(marked('a k of kilometers', 'k')).toEqual(['k']);
  expect(marked('subcellular', 'cell')).toEqual([]);
  expect(marked('nothing here')).toEqual([]);
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

test('an excerpt shows the first match and breaks between words', () => {
  const text = `${'lorem ipsum '.repeat(40)}pentagon ${'dolor sit '.repeat(40)}`.trim();
  const shown = excerpt(text, ['pentagon'], 100);
  expect(shown).toContain('pentagon');
  expect(shown.length).toBeLessThanOrEqual(104);
  expect(shown).toMatch(/^… (lorem|ipsum) .* (dolor|sit) …$/);
  expect(excerpt('Short text.', ['pentagon'], 100)).toBe('Short text.');
  expect(excerpt(text, ['absent'], 30)).toBe('lorem ipsum lorem ipsum lorem …');
});
