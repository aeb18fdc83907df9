// cspell:disable -- slips, and British words
import {expect, test} from 'vitest';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import {namesOf} from '@h3-docs/catalogue/names';
import {errorFinder} from '../errors';
import {languageSpelling} from '../language';
import {kindOfQuery} from '../query';
import {containedDirectionOf, directionOf, nearDirectionOf, readQuery, resolutionChange} from '../reading';
import {americanOf} from '../spelling';
import {isTwoSlipsApart} from '../words';

test.each([
  ['neighbours', 'neighbors'],
  ['colour', 'color'],
  ['centre', 'center'],
  ['kilometres', 'kilometers'],
  ['visualise', 'visualize'],
  ['analysing', 'analyzing'],
  ['normalisation', 'normalization'],
  ['anonymising', 'anonymizing'],
  ['categorised', 'categorized'],
  ['compromise', 'compromise'],
  ['precise', 'precise'],
  ['analysis', 'analysis'],
  ['cells', 'cells'],
])('%s is %s in American spelling', (british, american) => {
  expect(americanOf(british)).toBe(american);
});

test.each([
  ['index to lat lng', 'cell to latlng'],
  ['lat lng to index', 'latlng to cell'],
  ['latitude and longitude into h3 index', 'latlng to cell'],
  ['polygon from cells', 'cells to polygon'],
  ['parent of cell', 'cell to parent'],
  ['hexagon outline', 'cell to boundary'],
  ['hex string to int', 'string to integer'],
])('%s goes from one thing to another: %s', (query, direction) => {
  expect(directionOf(query.split(' '))).toBe(direction);
});

test.each([
  ['split a geojson polygon into hexagons', 'polygon to cells'],
  ['get latitude and longitude from hex id', 'cell to latlng'],
  ['why does a cell turn into a polygon', undefined],
  ['h3ToGeoBoundary returns ten points', undefined],
])('%s goes between the two things beside the word: %s', (query, direction) => {
  expect(nearDirectionOf(query, query.split(' '))).toBe(direction);
});

test.each([
  ['count hexagons in a polygon', 'polygon to cells'],
  ['hexes within my bbox', 'polygon to cells'],
  ['why are there no hexagons in my polygon', undefined],
  ['polygon to cells in python', undefined],
])('%s goes from the container to the contained: %s', (query, direction) => {
  expect(containedDirectionOf(query)).toBe(direction);
});

test.each([
  ['why are there gaps', 'why'],
  ['TypeError in gridDisk', 'trouble'],
  ['polygonToCells is slow', 'trouble'],
  ['how many cells are there', 'amount'],
  ['is h3 free', 'whether'],
  ['how do I draw cells', 'how'],
  ['draw cells on a map', 'task'],
  ['grid disk', undefined],
  ['H3Error type', undefined],
])('%s is a query of the kind: %s', (query, kind) => {
  expect(kindOfQuery(query)).toBe(kind);
});

test('numbers that only say how much are no words, and resolutions that are told of themselves are', () => {
  expect(readQuery('cells within 5 km of a store', 12).words).not.toContain('5');
  expect(readQuery('children at resolution 9', 12).words).not.toContain('9');
  expect(readQuery('children at resolution nine', 12).words).toEqual(readQuery('children at resolution 9', 12).words);
  expect(readQuery('cells within Ten kilometers of a store', 12).words).not.toContain('ten');
  expect(readQuery('area of resolution 15', 12).words).toContain('15');
  expect(readQuery('mode 2', 12).words).toContain('2');
});

test.each([
  ['go from resolution 5 to 8', 'finer'],
  ['cells of res 9 to res 7', 'coarser'],
  ['level 3 -> 3', undefined],
  ['from 5 to 8 cells', undefined],
])('%s asks for %s cells', (query, change) => {
  expect(resolutionChange(query)).toBe(change);
});

test('the area of a cell is no polygon, and an area that cells fill is one', () => {
  expect(directionOf(['hexagon', 'area'])).toBeUndefined();
  expect(directionOf(['area', 'to', 'hexagons'])).toBe('polygon to cells');
});

test('a query names a language, which is none of its other words', () => {
  expect(readQuery('polygon to cells in Java', 12)).toMatchObject({stack: 'java', core: ['polygon', 'to', 'cells']});
  expect(readQuery('polygon to cells in Go', 12)).toMatchObject({stack: 'go', core: ['polygon', 'to', 'cells']});
  expect(readQuery('can I fill a polygon with Go', 12)).toMatchObject({stack: 'go'});
  expect(readQuery('python', 12)).toMatchObject({words: ['python'], stackWords: []});
  expect(readQuery('where did kRing go', 12)).toMatchObject({stackWords: [], core: ['k', 'ring', 'go']});
});

test('what is asked about a name is none of it', () => {
  expect(readQuery('what replaced h3_to_parent in 4.x?', 12).core).toEqual(['h3', 'to', 'parent']);
});

test('names of Python, Go, and DuckDB are known by their spelling', () => {
  for (const language of ['python', 'go', 'duckdb'] as const) {
    const names = allFunctions.flatMap(({signatures}) => namesOf(signatures[language] ?? []));
    // Names of one word are spelled alike in several languages.
    const spelled = names.map(languageSpelling).filter((found) => found !== undefined);
    expect(new Set(spelled)).toEqual(new Set([language]));
    expect(spelled.length, language).toBeGreaterThan(40);
  }
});

const finder = errorFinder({
  stacks: [],
  pages: [],
  sections: [
    {page: 0, hash: '#a', heading: 'A', text: '', code: 5, messages: ['Cell argument was not valid']},
    {page: 0, hash: '#b', heading: 'B', text: '', code: 2, messages: ['Argument was outside of acceptable range']},
    {
      page: 0,
      hash: '#c',
      heading: 'C',
      text: '',
      code: 4,
      messages: ['Resolution argument was outside of acceptable range'],
    },
    {page: 0, hash: '#d', heading: 'D', text: '', code: 1000, messages: ['Unknown unit']},
  ],
});

test.each([
  ['error 5', 0],
  ['code 5', 0],
  ['H3_ERR 2', 1],
  ['h3 error code 4', 2],
  ['What does error 4 mean?', 2],
  ['(code: 1000)', 3],
  ['Error: Cell argument was not valid (code: 5, value: x)', 0],
  ['Argument was outside of acceptable range', 1],
])('%s is one error', (query, section) => {
  const {numbered, said} = finder(query);
  // A message that a query has says more than the number beside it.
  const [best] = [...said.keys(), ...numbered.keys()];
  expect(best).toBe(section);
});

test('other numbers are no errors', () => {
  for (const query of ['resolution 5', 'zip code 10001', 'error 404', '5', 'error 4.5'])
    expect(finder(query)).toEqual({numbered: new Map(), said: new Map()});
});

test('two slips are two letters that differ, are missing, are too many, or are swapped', () => {
  expect(isTwoSlipsApart('greatcircledistance', 'greatcirlcedistnce')).toBe(true);
  expect(isTwoSlipsApart('compactcells', 'cmopactcels')).toBe(true);
  expect(isTwoSlipsApart('compactcells', 'cmopatcels')).toBe(false);
  expect(isTwoSlipsApart('griddisk', 'gridring')).toBe(false);
});
