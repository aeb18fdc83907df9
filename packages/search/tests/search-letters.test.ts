import {expect, test} from 'vitest';
import type {SearchDocuments} from '../files';
import {letterFinder} from '../letters';
import {keysOf} from '../stems';
import {finished} from '../finished';

const documents: SearchDocuments = {
  stacks: [],
  pages: [{url: '/', title: 'Page'}],
  sections: [
    {page: 0, hash: '#a', heading: 'Visualization', text: ''},
    {page: 0, hash: '#b', heading: 'Pentagons', text: '', asks: ['five sides']},
  ],
};
const letters = finished(letterFinder(documents, keysOf));

test('another form of a word is like its heading in part', () => {
  const found = letters('visualizing');
  expect([...found.keys()]).toEqual([0]);
  expect(found.get(0)).toBeGreaterThan(0.4);
  expect(found.get(0)).toBeLessThan(1);
});

test('words of asks count, and words that no section has do not', () => {
  expect(letters('sided').has(1)).toBe(true);
  expect(letters('Pentagons').get(1)).toBeGreaterThan(letters('Pentagons zzzzzz').get(1) ?? 1);
  expect(letters('zzzzzz').size).toBe(0);
  expect(letters('').size).toBe(0);
});
