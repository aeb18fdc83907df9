import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {katexStylesheet} from '../../plugins/math';
import {answerForKatexCdn, hasFormula, katexCdn} from './support/katexCdn';
import {expect, test, visit, weekly} from './support/test';

const {cdn, integrity, local} = katexStylesheet();

/** The addresses of the built pages that have formulas, and of one that has none. */
function pagesWithMath(): {readonly math: string[]; readonly plain: string} {
  const root = path.join('build', 'docs');
  const pages = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('index.html'));
  const address = (file: string) => `/docs/${path.dirname(file)}`.replace(/\/\.$/, '');
  const hasMath = (file: string) => hasFormula(readFileSync(path.join(root, file), 'utf8'));
  const plain = pages.find((file) => file.startsWith('quickstart') && !hasMath(file));
  if (!plain) throw new Error('The quickstart page has formulas now: choose another page without them');
  return {math: pages.filter(hasMath).map(address), plain: address(plain)};
}

const {math} = pagesWithMath();
const page4 = math.find((address) => !address.startsWith('/docs/3.x')) ?? '';

test.beforeEach(({context}) => answerForKatexCdn(context));

/** The addresses that a page asks the CDN for, from now on. */
function watchCdn(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (katexCdn.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** The formulas are set by KaTeX's stylesheet and in its fonts: their HTML is seen, and their MathML is not. */
async function expectTypeset(page: Page): Promise<void> {
  const formula = page.locator('.katex').first();
  await expect(formula.locator('.katex-html')).toBeVisible();
  await expect(formula).toHaveCSS('font-family', /KaTeX_Main/);
  await expect(formula.locator('.katex-mathml')).toHaveCSS('position', 'absolute');
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em KaTeX_Main'))).toBe(true);
}

for (const address of [page4]) {
  test(`the CDN's stylesheet, pinned and with integrity, sets the formulas of ${address}`, async ({page}) => {
    const asked = watchCdn(page);
    await visit(page, address);
    await expectTypeset(page);
    expect(asked[0]).toBe(cdn);
    expect(cdn).toMatch(/katex@\d+\.\d+\.\d+\//);
    const link = page.locator(`link[href="${cdn}"]`);
    await expect(link).toHaveAttribute('integrity', integrity);
    await expect(link).toHaveAttribute('crossorigin', 'anonymous');
    await expect(page.locator(`link[href$="${local}"]`)).toHaveCount(0);
  });
}

test("the site's own copy takes over when the CDN fails", async ({page, allow}) => {
  allow.errors.push(/Failed to load resource/);
  await page.route(katexCdn, (route) => route.abort());
  await visit(page, page4);
  await expectTypeset(page);
  await expect(page.locator(`link[href$="${local}"]`)).toHaveCount(1);
  await expect(page.locator(`link[href="${cdn}"]`)).toHaveCount(0);
});

const page3 = math.find((address) => address.startsWith('/docs/3.x')) ?? '';

test('both versions have a page with a formula', weekly, () => {
  expect(page4).not.toBe('');
  expect(page3).not.toBe('');
});

test("the site's own copy takes over when the CDN sends another file", weekly, async ({page, allow}) => {
  allow.errors.push(/integrity/);
  await page.route(katexCdn, (route) =>
    route.fulfill({
      body: 'body{display:none}',
      contentType: 'text/css',
      headers: {'access-control-allow-origin': '*'},
    }),
  );
  await visit(page, page4);
  await expectTypeset(page);
});

test("the site's own copy takes over when the CDN's fonts do not come", weekly, async ({page, allow}) => {
  allow.errors.push(/Failed to load resource|KaTeX_Main/);
  await page.route(/cdn\.jsdelivr\.net\/.*\/fonts\//, (route) => route.abort());
  await visit(page, page4);
  await expectTypeset(page);
  await expect(page.locator(`link[href$="${local}"]`)).toHaveCount(1);
});

test.describe('without JavaScript', weekly, () => {
  test.use({javaScriptEnabled: false});

  test('formulas are set by the site itself', async ({page}) => {
    await page.goto(page4);
    const formula = page.locator('.katex').first();
    await expect(formula.locator('.katex-html')).toBeVisible();
    await expect(formula).toHaveCSS('font-family', /KaTeX_Main/);
  });
});

test(
  'where neither stylesheet comes, each formula is shown once, by the browser itself',
  weekly,
  async ({page, allow}) => {
    allow.errors.push(/Failed to load resource/);
    await page.route(katexCdn, (route) => route.abort());
    await page.route(`**${local}`, (route) => route.abort());
    const copy = page.waitForEvent('requestfailed', (request) => request.url().endsWith(local));
    await visit(page, page4);
    await copy;
    const formula = page.locator('.katex').first();
    await expect(formula.locator('.katex-mathml')).toBeVisible();
    await expect(formula.locator('.katex-html')).toBeHidden();
  },
);

test('an address cannot say that the stylesheet is there', weekly, async ({page}) => {
  await visit(page, `${page4}?docusaurus-data-katex=loaded`);
  await expectTypeset(page);
});
