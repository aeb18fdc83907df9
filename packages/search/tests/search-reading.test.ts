// cspell:disable -- slips, and British words
import {expect, test} from 'vitest';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import {namesOf} from '@h3-docs/catalogue/names';
import {errorFinder} from '../errors';
import {languageSpelling, stackReader} from '../stacks';
import {termsIn} from '../terms';

test('words of one meaning are one term, in six languages', () => {
  for (const [one, other] of [
    ['hexagons', 'cells'],
    ['Auflösung', 'resolution'],
    ['latitude', 'coordinates'],
    ['解像度', 'level'],
  ] as const)
    expect(termsIn(one), one).toEqual(termsIn(other));
});

const readStacks = stackReader([
  ...['python', 'javascript', 'java', 'c', 'go', 'duckdb', 'postgres', 'r-h3jsr', 'keplergl'].map((id) => ({
    id,
    label: id,
    words: [id],
  })),
]);

test.each([
  ['polygon to cells in Java', 'java'],
  ['polygon to cells in Go', 'go'],
  ['ValueError: Unknown unit: m2', 'python'],
  ['my notebook.ipynb shows nothing', 'python'],
  ['h3.cell_area unit', 'python'],
  ['function h3_latlng_to_cell does not exist', 'postgres'],
  ['UnsatisfiedLinkError in a shaded jar', 'java'],
  ['TypeError: undefined is not a function', 'javascript'],
  ['undefined reference to latLngToCell', 'c'],
  ['libh3.so not found', 'c'],
])('%s is about %s', (query, stack) => {
  expect(readStacks(query).ids).toContain(stack);
});

test('a word that names a stack counts more than signs, and words of other things name none', () => {
  expect([...readStacks('ValueError in duckdb').ids]).toEqual(['duckdb']);
  expect(readStacks('where did kRing go').ids.size).toBe(0);
  expect(readStacks('where did kRing go').named).toBeUndefined();
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
  expect([...finder(query)]).toContain(section);
});

test('other numbers are no errors', () => {
  for (const query of ['resolution 5', 'zip code 10001', 'error 404', '5', 'error 4.5'])
    expect(finder(query).size, query).toBe(0);
});
