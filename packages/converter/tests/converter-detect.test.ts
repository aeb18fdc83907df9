import {expect, it} from 'vitest';
import {kindOf} from '../documents/kinds';
import {detectLanguage} from '../detect';
import {containerOf} from '../documents';
import {nameInString} from '../engine/strings';
import {convertedFile} from './converter-cases';
import {calls, forms, programs} from './converter-snippets';

it('detects JavaScript in every program of the tests', () => {
  const codes = [...programs, ...calls.flatMap(([name, args]) => forms.map((form) => form(name, args)))];
  expect(codes.filter((code) => detectLanguage(code) !== 'javascript')).toEqual([]);
});

it.each([
  ['main.py', {language: 'python'}],
  ['App.tsx', {language: 'javascript', dialect: 'tsx'}],
  ['grid.cpp', {language: 'c'}],
  ['main.go', {language: 'go'}],
  ['Grid.kt', {language: 'kotlin'}],
  ['cells.ipynb', {container: 'notebook'}],
  ['notes.txt', undefined],
])('knows what is in %s', (file, kind) => {
  expect(kindOf(file)).toEqual(kind);
});

it.each([
  ['H3_EXPORT(kRing)(origin, k, out);', 'c'],
  ['cur.execute("SELECT h3_k_ring(cell, 1) FROM t")\nring = h3.k_ring(cell, 1)', 'python'],
  ['rows = db.all(`SELECT h3_k_ring(cell, 1)\nFROM t\nWHERE id = 1`);\nh3.kRing(cell, 1);', 'javascript'],
  ['import h3; h3.k_ring(cell)', 'python'],
  ['h3.h3_to_parent(cell, 5)[::2]', 'python'],
  ['ring = h3.k_ring(cell, 1)[first::step]', 'python'],
  ['H3_K_RING(cell, 1)', 'sql'],
  [`h3_k_ring("cell", 1)::text || 'it'`, 'sql'],
])('tells the language of %s', (code, language) => {
  expect(detectLanguage(code)).toBe(language);
});

it('takes a list without a fence for no document, and a fence for Markdown', () => {
  expect([containerOf('- h3\n- h3-js\n'), containerOf('```js\nkRing(c, 1)\n```\n')]).toEqual([undefined, 'markdown']);
});

it('takes a path in a string for a name of H3 only where it leads to H3', () => {
  const versions = {isGone: () => true, isOld: () => true} as unknown as Parameters<typeof nameInString>[2];
  expect(['h3.k_ring', 'k_ring', 'shop.k_ring'].map((text) => nameInString(text, 0, versions)?.name)).toEqual([
    'k_ring',
    'k_ring',
    undefined,
  ]);
});

it('names each place of a note once', async () => {
  const test = 'if (geoToH3(1, 2, 3) === null) stop();\n';
  const {notes} = await convertedFile('a.js', `import {geoToH3} from 'h3-js';\n${test.repeat(3)}`);
  expect(notes.map(({places}) => places.length)).toContain(3);
});
