/** A part that throws doesn't take the page. */
import type {Page} from '@playwright/test';
import {breakPart} from './support/breakPart';
import {expect, test, visit} from './support/test';

const parts = [
  {name: 'the decoder', path: '/docs/library/index/cell', at: '[aria-label="Index decoder"]'},
  {name: 'the explorer', path: '/#explorer', at: '#explorer textarea'},
  {name: 'the search panel', path: '/docs/quickstart', at: '[data-answers]'},
] as const;

for (const {name, path, at} of parts) {
  test(`${name} that throws leaves the page, says why, and comes back`, async ({page, allow}) => {
    allow.errors.push(/this part is broken/);
    await visit(page, path);
    if (name === 'the search panel') await page.getByRole('combobox', {name: 'Search', exact: true}).fill('grid');
    const part = page.locator(at).first();
    const box = page.getByRole('alert').filter({hasText: 'this part is broken'});
    const heading = await page.getByRole('heading', {level: 1}).innerText();
    for (const button of ['Retry', 'Reset']) {
      await part.scrollIntoViewIfNeeded();
      await breakPart(part, 'this part is broken');
      await expect(box).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await box.getByRole('button', {name: button}).click();
      await expect(box).toHaveCount(0);
      await expect(part).toBeVisible();
    }
  });
}

test('a page that throws says so below the navbar, with causes, and can be tried again', async ({page, allow}) => {
  allow.errors.push(/the page is broken|null/);
  await visit(page, '/docs/quickstart');
  const main = page.getByRole('main');
  for (const [thrown, said] of [
    ['the page is broken', /the page is broken[\s\S]*its cause/],
    [null, /The page threw null\./],
  ] as const) {
    await breakPart(page.locator('article'), thrown);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
    await expect(main).toContainText(said);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
  }
});

/** Lets a property of the browser throw from now on, once the returned function says so. */
async function makeFragile(page: Page, name: 'onLine' | 'userAgent', message: string) {
  await page.addInitScript(
    ([key, words]) => {
      const value = navigator[key];
      const get = () => {
        if (document.documentElement.hasAttribute('data-broken')) throw new Error(words);
        return value;
      };
      Object.defineProperty(navigator, key, {get});
    },
    [name, message] as const,
  );
  return (isBroken: boolean) =>
    page.evaluate((on) => document.documentElement.toggleAttribute('data-broken', on), isBroken);
}

test('a navbar that throws leaves the page, says why, and comes back', async ({page, allow}) => {
  allow.errors.push(/the box is broken/);
  // The search box reads it for its shortcut.
  const setBroken = await makeFragile(page, 'userAgent', 'the box is broken');
  await visit(page, '/docs/quickstart');
  await setBroken(true);
  await page.getByRole('combobox', {name: 'Search'}).focus();
  const box = page.getByRole('alert').filter({hasText: 'the box is broken'});
  await expect(box).toBeInViewport();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await setBroken(false);
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('a fault outside the layout shows the page of a crash, with another try and a way out', async ({page, allow}) => {
  allow.errors.push(/the root is broken/);
  // The root of the site reads it when another page is asked for.
  const setBroken = await makeFragile(page, 'onLine', 'the root is broken');
  await visit(page, '/docs/quickstart');
  await setBroken(true);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Installation'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
  await expect(page).toHaveTitle(/^This page crashed\b/);
  await expect(page.getByRole('main')).toContainText('the root is broken');
  await setBroken(false);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');

  await setBroken(true);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Quickstart'}).click();
  await page.getByRole('link', {name: 'Go to the start page'}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('This page crashed');
});
