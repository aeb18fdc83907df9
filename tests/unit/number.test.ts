import {afterEach, expect, test, vi} from 'vitest';
import {formatLocale} from '../../src/number';

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
