import {expect, test, visit} from '../support/test';
import type {Page} from '@playwright/test';
const figure = (page: Page) => page.locator('figure.figure').first();

test('a figure is in the HTML, and neither fetched nor touched when the page starts', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, '/docs/');
  await expect(figure(page).getByRole('img')).toHaveAccessibleName(/A map of a hexagonal cell/);
  expect(fetched.filter((url) => url.includes('/assets/figures/'))).toEqual([]);
});

test('the globe of the landing page stays where it is, and as large, when it begins to turn', async ({page}) => {
  await visit(page, '/');
  const globe = page.getByRole('application', {name: /^Globe of H3 cells/});
  const drawing = await globe.getByRole('img').boundingBox();
  await globe.press('ArrowRight');
  const canvas = globe.locator('canvas');
  await expect(canvas).toBeVisible();
  expect(await canvas.boundingBox()).toEqual(drawing);
  expect(await globe.boundingBox()).toEqual(drawing);
});
