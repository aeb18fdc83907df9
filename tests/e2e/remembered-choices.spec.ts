import type {Page} from '@playwright/test';
import {watchShifts} from './support/shifts';
import {expect, hydrated, test, visit} from './support/test';
import {site} from '@h3-docs/base/site';

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
const modeSwitch = (page: Page) => page.getByRole('button', {name: /switch between dark and light mode/i});
const bar = (page: Page) => page.locator('.theme-announcement-bar');

test('the site is light until a mode is chosen, which lasts and holds in other tabs', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/docs/quickstart');
  expect(await mode(page)).toBe('light');
  const other = await context.newPage();
  await visit(other, '/');
  await modeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await modeSwitch(other).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await modeSwitch(page).click();

  // No flash: the mode is set before anything is painted, so before there is anything in the body.
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    (window as unknown as {modes: typeof seen}).modes = seen;
    const note = () =>
      requestAnimationFrame(() => {
        const somethingToPaint = document.getElementById('__docusaurus') !== null;
        if (somethingToPaint) seen.push(document.documentElement.getAttribute('data-theme'));
      });
    new MutationObserver(note).observe(document, {childList: true, subtree: true});
  });
  await page.reload();
  await hydrated(page);
  const painted = await page.evaluate(() => (window as unknown as {modes: (string | null)[]}).modes);
  expect(new Set(painted)).toEqual(new Set(['dark']));
});

test('the announcement can be dismissed for good, without a shift later, until its id changes', async ({page}) => {
  const shifts = await watchShifts(page);
  await visit(page, '/docs/quickstart');
  for (const {text, link} of site.announcement.parts) {
    await expect(bar(page)).toContainText(text);
    await expect(bar(page).getByRole('link', {name: link.label})).toHaveAttribute('href', link.to);
  }
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toHaveCount(0);
  await page.reload({waitUntil: 'commit'});
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
  // A bar that goes moves the page by 0.04. A navbar of which the browser draws a part first, while the rest arrives, moves by 0.01.
  expect(await shifts()).toBeLessThan(0.02);

  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('docusaurus.announcement.id'));
    localStorage.setItem(key ?? '', 'an-older-announcement');
  });
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
});

test('with storage blocked the console carries a warning and everything else works', async ({page}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await visit(page, '/docs/quickstart');
  expect(warnings.filter((text) => /storage/i.test(text))).toHaveLength(1);
  await modeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('link', {name: 'API', exact: true}).first().click();
  await page.waitForURL('/docs/api/indexing');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
