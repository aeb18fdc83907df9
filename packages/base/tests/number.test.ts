import {afterEach, expect, test, vi} from 'vitest';
import {formatLocale, plural} from '../number';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ['en', '1,234.5'],
  ['de', '1.234,5'],
  // What Docusaurus leaves in the preview.
  ['undefined', '1,234.5'],
])('a build of the locale %s writes %s', (locale, text) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
  expect(formatLocale(1234.5)).toBe(text);
});

test('a page writes numbers in its own language', () => {
  vi.stubGlobal('document', {documentElement: {lang: 'de'}});
  expect(formatLocale(1234.5, {maximumFractionDigits: 0})).toMatch(/^1\.23[45]$/);
});

test.each([
  ['en', 1, '1 cell'],
  ['en', 0, '0 cells'],
  ['pl', 1, 'one'],
  ['pl', 3, 'few'],
  ['pl', 5, 'many'],
  // A locale with more forms than a message has takes the last.
  ['ar', 100, 'two of six'],
])('a message in %s has the form for %i', (locale, count, text) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
  const forms =
    {en: `${count} cell|${count} cells`, pl: 'one|few|many|other', ar: 'one of six|two of six'}[locale] ?? '';
  expect(plural(count, forms)).toBe(text);
});
