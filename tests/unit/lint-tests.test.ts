/** The lint rules that keep tests from looking at clocks, sleeping, comparing screenshots, and sweeping all pages. */
import {expect, test} from 'vitest';
import {steadyTests} from '../../config/eslint/tests.mjs';
import {refusals} from '../support/lint';

const refused = (code: string) => refusals([steadyTests], code, 'tests/e2e/sample.spec.ts');

test.each([
  ['a clock', 'const start = performance.now();'],
  ['another clock', 'expect(Date.now() - start).toBeLessThan(100);'],
  ['a sleep', 'await new Promise((resolve) => setTimeout(resolve, 20));'],
  ['a sleep of a page', 'await page.waitForTimeout(100);'],
  ['a module of sleeps', "import {setTimeout} from 'node:timers/promises';"],
  ['a screenshot', 'await expect(page).toHaveScreenshot();'],
  ['a sweep', "test('all', async ({page}) => { for (const route of routes) { await page.goto(route); } });"],
  [
    'a clock in a shared context',
    "import {pageTest as test} from './support/test'; test('late', async ({page}) => { await page.clock.install(); });",
  ],
  [
    'another sweep',
    "test.concurrent('all', async ({page}) => { for (const path of pages) await visit(page, path); });",
  ],
])('the linter refuses %s', (_what, code) => {
  expect(refused(code)).toBe(1);
});

test.each([
  ['await page.clock.pauseAt(Date.now() + 60_000);'],
  ["import {test} from './support/test'; test('late', async ({page}) => { await page.clock.install(); });"],
  ['test.setTimeout(300_000);'],
  ['for (const route of routes) { test(route, async ({page}) => { await page.goto(route); }); }'],
  [
    "test.describe('all', () => { for (const path of pages) { test(path, async () => { await visit(page, path); }); } });",
  ],
  ["test('some', async ({page}) => { for (const path of ['/', '/docs/']) await visit(page, path); });"],
])('the linter accepts %s', (code) => {
  expect(refused(code)).toBe(0);
});
