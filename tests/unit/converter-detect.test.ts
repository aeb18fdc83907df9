import {expect, it} from 'vitest';
import {languageOf} from '@site/src/converter';
import {detectLanguage} from '@site/src/converter/detect';
import {programOf, snippets} from './converter-c-snippets';
import {calls, forms, programs} from './converter-snippets';

it('detects JavaScript in every program of the tests', () => {
  const codes = [...programs, ...calls.flatMap(([name, args]) => forms.map((form) => form(name, args)))];
  expect(codes.filter((code) => detectLanguage(code) !== 'javascript')).toEqual([]);
});

it('detects C in every program of the tests, with and without the lines around it', () => {
  const codes = snippets.map(([body]) => body);
  expect(codes.map(programOf).filter((code) => detectLanguage(code) !== 'c')).toEqual([]);
  expect(codes.filter((code) => code.includes('H3Index ') && detectLanguage(code) !== 'c')).toEqual([]);
});

it.each([
  ['main.py', 'python'],
  ['App.tsx', 'javascript'],
  ['grid.cpp', 'c'],
  ['main.go', 'go'],
  ['notes.txt', undefined],
])('knows the language of %s', (file, language) => {
  expect(languageOf(file)).toBe(language);
});
