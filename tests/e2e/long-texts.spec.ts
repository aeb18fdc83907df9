/** Text that is too long for a field, and text that takes long to read. */
import type {Locator, Page} from '@playwright/test';
import {gridDisk} from 'h3-js';
import {hold} from './support/hold';
import {allowClipboard, paste} from './support/clipboard';
import {openExample} from './support/example';
import {inputBox} from './support/explorer';
import {expect, test, visit, weekly} from './support/test';

/** A field that takes text: where it is, and how much it takes. */
interface Field {
  readonly name: string;
  readonly open: (page: Page) => Promise<Locator>;
  readonly most: number;
  readonly limit: string;
}

async function openChooser(page: Page): Promise<Locator> {
  await visit(page, '/docs/core-library/restable');
  const chooser = page.getByTestId('resolution-chooser');
  await chooser.scrollIntoViewIfNeeded();
  return chooser;
}

/** Opens the landing page at the explorer. */
async function openSection(page: Page): Promise<void> {
  await visit(page, '/');
  await page.locator('#explorer').scrollIntoViewIfNeeded();
}

const fields: readonly Field[] = [
  {
    name: 'the search box',
    most: 300,
    limit: '300 characters',
    async open(page) {
      await visit(page, '/docs/installation');
      return page.locator('[role=search] input');
    },
  },
  {
    name: 'the code of a live example',
    most: 50_000,
    limit: '50,000 characters',
    open: async (page) => (await openExample(page)).editor,
  },
  {
    name: 'the decoder',
    most: 200,
    limit: '200 characters',
    async open(page) {
      await visit(page, '/docs/library/index/cell');
      return page.getByRole('group', {name: 'Index decoder'}).getByRole('textbox');
    },
  },
  {
    name: 'the filter of a table',
    most: 200,
    limit: '200 characters',
    async open(page) {
      await visit(page, '/docs/library/migration-3.x/functions');
      return page.getByLabel('Filter functions').first();
    },
  },
  {
    name: 'a number of the chooser',
    most: 100,
    limit: '100 characters',
    open: async (page) => (await openChooser(page)).getByLabel('Radius', {exact: true}),
  },
  {
    name: 'the polygon of the chooser',
    most: 1_000_000,
    limit: '1 MB',
    async open(page) {
      const chooser = await openChooser(page);
      await chooser.getByRole('radio', {name: 'Number of cells'}).check();
      await chooser.getByLabel('Area to cover').selectOption({label: 'a pasted polygon'});
      return chooser.getByLabel('GeoJSON or WKT');
    },
  },
  {
    name: 'the code to convert',
    most: 200_000,
    limit: '200,000 characters',
    async open(page) {
      await visit(page, '/docs/library/migrating-3.x');
      return page.getByRole('group', {name: 'Code converter'}).getByRole('textbox', {name: 'Your code for H3 3.x'});
    },
  },
  {
    name: 'the box of the explorer',
    most: 1_000_000,
    limit: '1 MB',
    async open(page) {
      await openSection(page);
      return inputBox(page);
    },
  },
  {
    name: 'the place to go to',
    most: 200,
    limit: '200 characters',
    async open(page) {
      await openSection(page);
      return page.getByRole('textbox', {name: 'Go to an index, coordinates, or a city'});
    },
  },
];

for (const {name, open, most, limit} of fields) {
  test(`${name} refuses a paste that is too long, and keeps its text`, weekly, async ({page}) => {
    await allowClipboard(page);
    const field = await open(page);
    await field.fill('');
    await field.pressSequentially('12');
    await paste(page, '7'.repeat(most));
    await expect(page.getByText(`this field takes at most ${limit}. Its content is unchanged.`)).toBeVisible();
    await expect(field).toHaveValue('12');
    await paste(page, '34');
    await expect(field).toHaveValue('1234');
    await expect(page.getByText('this field takes at most')).toBeHidden();
  });
}

test('reading a long text can be stopped, and the text stays', weekly, async ({page}) => {
  await allowClipboard(page);
  await openSection(page);
  const box = inputBox(page);
  await box.fill('8928308280fffff');
  await expect(page.getByText('1 cell', {exact: true})).toBeVisible();
  const release = await hold(page, '**/assets/js/*.js');
  const text = gridDisk('8928308280fffff', 40).join(' ');
  expect(text.length).toBeGreaterThan(50_000);
  await box.fill('');
  await paste(page, text);
  await expect(page.getByText('Reading the text…')).toBeVisible();
  await page.getByRole('button', {name: 'Stop reading'}).click();
  await expect(page.getByText('You stopped reading this text early')).toBeVisible();
  await expect(box).toHaveValue(text);
  release();
  await page.getByRole('button', {name: 'Read it'}).click();
  await expect(page.getByText('4,921 cells', {exact: true})).toBeVisible();
});
