// cspell:words Eins Liefert negativ Schritte Zellen Zwei
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {memoizeByLocale, translatedBy, withTexts} from '../node/translate';

const entry = {
  name: 'gridDisk',
  summary: 'Returns cells.',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The center.'},
    {name: 'k', type: 'distance', description: 'Steps.'},
  ],
  errors: [{code: 'E_DOMAIN', when: '`k` is negative.'}],
  notes: ['One.', {of: 'python', text: 'Two.'}],
  related: ['gridRing'],
};

afterEach(() => vi.unstubAllEnvs());

test('texts of a translation replace their own, by name in lists of objects, and the rest stays', () => {
  const translation = {
    summary: 'Liefert Zellen.',
    parameters: {k: {description: 'Schritte.'}},
    errors: {E_DOMAIN: {when: '`k` ist negativ.'}},
    notes: ['Eins.', 'Zwei.'],
  };
  expect(withTexts(entry, translation, 'de.json')).toEqual({
    ...entry,
    summary: 'Liefert Zellen.',
    parameters: [entry.parameters[0], {...entry.parameters[1], description: 'Schritte.'}],
    errors: [{code: 'E_DOMAIN', when: '`k` ist negativ.'}],
    notes: ['Eins.', {of: 'python', text: 'Zwei.'}],
  });
});

test.each([
  ['an unknown field', {sumary: 'A'}, "de.json: there is no field 'sumary' to translate"], // cspell:disable-line
  ['a name', {name: 'A'}, "de.json: there is no field 'name' to translate"],
  ['an unknown parameter', {parameters: {j: {}}}, 'de.json.parameters: there is no j'],
  ['a number', {summary: 1}, 'de.json.summary: it has to be a text'],
  ['a list that is too short', {notes: ['A']}, 'de.json.notes: it has to be 2 texts'],
])('a translation of %s is refused with its place', (_what, translation, message) => {
  expect(() => withTexts(entry, translation, 'de.json')).toThrow(message);
});

test('data without a translation stays, and a broken translation names its file and line', () => {
  expect(translatedBy('i18n/none.json', entry)).toBe(entry);
  const folder = mkdtempSync(path.join(tmpdir(), 'translation-'));
  const file = path.join(folder, 'gridDisk.json');
  writeFileSync(file, '{\n,');
  expect(() => translatedBy(file, entry)).toThrow(`${file}:2: `);
  rmSync(folder, {recursive: true});
});

test('what depends on the locale is computed for each', () => {
  const ask = memoizeByLocale((question: string) => `${question} ${process.env.DOCUSAURUS_CURRENT_LOCALE ?? ''}`);
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'en');
  expect(ask('a')).toBe('a en');
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
  expect(ask('a')).toBe('a de');
});
