import {expect, it} from 'vitest';
import {kindOf} from '../documents/kinds';
import {detectLanguage} from '../detect';
import {containerOf} from '../documents';
import {nameInString} from '../engine/strings';
import {combineVersions} from '../engine/version';
import {convertedFile} from './converter-cases';
import {calls, forms, programs} from './converter-snippets';

it('detects JavaScript in every program of the tests', () => {
  const codes = [...programs, ...calls.flatMap(([name, args]) => forms.map((form) => form(name, args)))];
  expect(codes.filter((code) => detectLanguage(code) !== 'javascript')).toEqual([]);
});

it.each([
  ['3.x', '3.x', '3.x'],
  ['none', '4.x', '4.x'],
  ['3.x', 'none', '3.x'],
  ['4.x', 'both', 'both'],
  ['unknown', '4.x', '4.x'],
  ['3.x', 'unknown', '3.x'],
  ['3.x', '4.x', 'mixed'],
] as const)('a document with programs for %s and for %s is for %s', (one, other, document) => {
  expect(combineVersions(one, other)).toBe(document);
});

it.each([
  ['main.py', {language: 'python'}],
  ['App.tsx', {language: 'javascript', dialect: 'tsx'}],
  ['grid.cpp', {language: 'c'}],
  ['main.go', {language: 'go'}],
  ['Grid.kt', {language: 'kotlin'}],
  ['V2__cells.sql', {language: 'sql'}],
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
  ['-- cells\nselect h3_k_ring(cell) from places\nwhere id = 1;', 'sql'],
  ['import h3\nquery = """\nSELECT h3_k_ring(a)\nFROM b\n"""\ndef f(a):\n    return h3.k_ring(a)', 'python'],
  ['import h3\n\ncells = h3.k_ring(h, 1)\nfor c in cells:\n    print(c)\n', 'python'],
  ['from h3 import k_ring\nk_ring(h)', 'python'],
  [`import {kRing} from 'h3-js';\nkRing(a, 1);`, 'javascript'],
  ['const cells = h3.kRing(a, 1).map((c) => c);', 'javascript'],
  ['H3Core h3 = H3Core.newInstance();\nlong cell = h3.geoToH3(lat, lng, 9);', 'java'],
  ['class A { List<String> f(H3Core core, String c) { return core.kRing(c, 1); } }', 'java'],
  ['cell := h3.FromGeo(g, 9)\nfor _, c := range h3.KRing(cell, 1) {\n\tuse(c)\n}', 'go'],
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
