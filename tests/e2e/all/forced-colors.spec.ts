/** In forced colors the browser replaces all colors: what is selected must be told by something else. */
import type {Locator} from '@playwright/test';
import {expect, test, visit} from '../support/test';

test.use({forcedColors: 'active'});

/** What an element looks like beside its text: its borders, outline, weight, and colors. */
const lookOf = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    const border = (side: 'Bottom' | 'Top') =>
      Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Color`] !== style.backgroundColor
        ? `${style[`border${side}Width`]} ${style[`border${side}Color`]}`
        : 'none';
    const outline = style.outlineStyle === 'none' ? 'none' : `${style.outlineWidth} ${style.outlineColor}`;
    return [
      border('Top'),
      border('Bottom'),
      outline,
      style.backgroundColor,
      style.color,
      style.textDecorationLine,
    ].join();
  });

test('the active option of the list of stacks and of the search looks different', async ({page}) => {
  await visit(page, '/docs/api/traversal');
  await page.getByRole('button', {name: 'More stacks'}).first().click();
  const stacks = page.getByRole('listbox', {name: 'Stacks'});
  await expect(stacks.locator('[aria-selected=true]')).toBeVisible();
  expect(await lookOf(stacks.locator('[aria-selected=true]'))).not.toBe(
    await lookOf(stacks.locator('[aria-selected=false]').first()),
  );
  await page.keyboard.press('Escape');

  const box = page.getByRole('combobox', {name: 'Search', exact: true});
  await box.click();
  await box.fill('gridDisk');
  const results = page.getByRole('listbox', {name: 'Search results'});
  await expect(results.locator('[aria-selected=true]')).toBeVisible();
  expect(await lookOf(results.locator('[aria-selected=true]'))).not.toBe(
    await lookOf(results.locator('[aria-selected=false]').first()),
  );
});

test('everyday functions are bold in the list of functions, and the page has its place in the sidebar', async ({
  page,
}) => {
  await visit(page, '/docs/api/traversal');
  await page.getByText('All functions', {exact: true}).click();
  await expect(page.locator('#all-functions').getByLabel('Filter')).toBeVisible();
  const weight = (name: string) =>
    page
      .locator('#all-functions')
      .getByRole('link', {name, exact: true})
      .evaluate((link) => Number(getComputedStyle(link).fontWeight));
  expect(await weight('gridDisk')).toBeGreaterThan(await weight('gridDiskUnsafe'));
  const links = page.locator('.theme-doc-sidebar-container .menu__link');
  expect(await lookOf(links.and(page.locator('[aria-current=page]')))).not.toBe(
    await lookOf(links.and(page.locator(':not([aria-current])')).last()),
  );
});
