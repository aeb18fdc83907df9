import type {Locator, Page} from '@playwright/test';

import {violations} from '../support/axe';
import {follow} from '../support/quiet';
import {expect, pageTest as test, visit} from '../support/test';

const pages = {
  cell: '/docs/library/index/cell',
  edge: '/docs/library/index/directededge',
  vertex: '/docs/library/index/vertex',
};

interface Decoder {
  readonly box: Locator;
  readonly input: Locator;
  readonly verdict: Locator;
  /** The value that the decoder shows for a field. */
  readonly field: (name: string) => Locator;
}

/** The decoder of a page, loaded by the first use of its input. */
async function openDecoder(page: Page, address: string): Promise<Decoder> {
  await visit(page, address);
  const box = page.getByRole('group', {name: 'Index decoder'});
  const input = box.getByRole('textbox', {name: 'An index, in hexadecimal or decimal'});
  await input.focus();
  const verdict = box.getByRole('status').first();
  await expect(verdict).toBeVisible();
  return {box, input, verdict, field: (name) => box.locator(`[data-field="${name}"] dd`).last()};
}

test('it asks H3 which cell owns the corner of a vertex', async ({page}) => {
  const {input, verdict} = await openDecoder(page, pages.cell);
  await input.fill('20928308280fffff');
  await expect(verdict).toContainText(
    'another of the three cells owns this corner. The vertex has the index 229283082803ffff',
  );
});

test('nothing of it is fetched before it is used', async ({page}) => {
  const fetched: string[] = [];
  page.on('response', async (response) => {
    fetched.push(await response.text().catch(() => ''));
  });
  const has = (words: string) => fetched.some((text) => text.includes(words));
  const traffic = follow(page);
  await page.goto(pages.cell);
  await traffic.quiet();
  expect(has('Index decoder')).toBe(true);
  expect(has('in exponent notation has lost')).toBe(false);
  await openDecoder(page, pages.cell);
  await expect.poll(() => has('in exponent notation has lost')).toBe(true);
});

test('the accessibility rules hold after use, in both color modes', async ({page}) => {
  for (const mode of ['light', 'dark']) {
    const {input, verdict} = await openDecoder(page, `${pages.vertex}?docusaurus-theme=${mode}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    for (const text of ['23928308280bffff', '81087ffffffffff', 'no index']) {
      await input.fill(text);
      await expect(verdict).toContainText(/^Valid|^Not a valid|^This isn’t an index/);
      expect(await violations(page, '[aria-label="Index decoder"]')).toEqual([]);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the example is there, decoded', async ({page}) => {
    await page.goto(pages.edge);
    const box = page.getByRole('group', {name: 'Index decoder'});
    await expect(box.locator('[data-field]')).toHaveCount(20);
    await expect(box.locator('[data-field="direction"] dd').last()).toHaveText('1');
    await expect(box.getByText(BigInt('0x119283082803ffff').toString())).toBeVisible();
    await expect(box.getByRole('textbox')).toBeHidden();
  });
});
