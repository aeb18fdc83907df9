import {expect, test} from 'vitest';
import {choiceOf} from '../../src/components/Converter/choices';

test.each([
  ['a.ts', 'typescript'],
  ['a.js', 'javascript'],
  ['a.py', 'python'],
  ['a.md', 'markdown'],
  ['a.diff', 'detect'],
  ['a.txt', 'detect'],
])('the file %s chooses %s', (file, choice) => {
  expect(choiceOf(file)).toBe(choice);
});
