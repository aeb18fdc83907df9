// cspell:disable -- slips, and British words
import {expect, test} from 'vitest';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import {namesOf} from '@h3-docs/catalogue/names';
import {errorFinder} from '../errors';
import {languageSpelling, stackReader} from '../stacks';

const ids = ['python', 'javascript', 'java', 'c', 'go', 'duckdb', 'postgres', 'r-h3jsr', 'keplergl'];
const readStacks = stackReader(ids.map((id) => ({id, label: id, words: [id]})));

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

const errors = [
  [5, 'Cell argument was not valid'],
  [2, 'Argument was outside of acceptable range'],
  [4, 'Resolution argument was outside of acceptable range'],
  [1000, 'Unknown unit'],
] as const;
const sections = errors.map(([code, message]) => ({
  page: 0,
  hash: `#${code}`,
  heading: '',
  text: '',
  code,
  messages: [message],
}));
const finder = errorFinder({stacks: [], pages: [], sections});

test.each([
  ['code 5', 0],
  ['H3_ERR 2', 1],
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
