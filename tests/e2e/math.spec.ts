import type {Page} from '@playwright/test';
import {katexStylesheet} from '../../plugins/math';
import {answerForKatexCdn, katexCdn} from './support/katexCdn';
import {expect, test, visit, weekly} from './support/test';

const {cdn, integrity, local} = katexStylesheet();

const address = '/docs/core-library/cellToBoundaryDesc';

test.beforeEach(({context}) => answerForKatexCdn(context));

/** The formulas are set by KaTeX's stylesheet and in its fonts: their HTML is seen, and their MathML is not. */
async function expectTypeset(page: Page): Promise<void> {
  const formula = page.locator('.katex').first();
  await expect(formula.locator('.katex-html')).toBeVisible();
  await expect(formula).toHaveCSS('font-family', /KaTeX_Main/);
  await expect(formula.locator('.katex-mathml')).toHaveCSS('position', 'absolute');
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em KaTeX_Main'))).toBe(true);
}

test("the CDN's stylesheet, pinned and with integrity, sets the formulas", async ({page}) => {
  const asked = page.waitForRequest(katexCdn);
  await visit(page, address);
  await expectTypeset(page);
  expect((await asked).url()).toBe(cdn);
  expect(cdn).toMatch(/katex@\d+\.\d+\.\d+\//);
  const link = page.locator(`link[href="${cdn}"]`);
  await expect(link).toHaveAttribute('integrity', integrity);
  await expect(link).toHaveAttribute('crossorigin', 'anonymous');
  await expect(page.locator(`link[href$="${local}"]`)).toHaveCount(0);
});

const wrongFile = {
  body: 'body{display:none}',
  contentType: 'text/css',
  headers: {'access-control-allow-origin': '*'},
};
const faults = [
  ['fails', undefined, {}],
  ['sends another file', wrongFile, weekly],
] as const;

for (const [fault, answer, when] of faults) {
  test(`the site's own copy takes over when the CDN ${fault}`, when, async ({page, allow}) => {
    allow.errors.push(/Failed to load resource|integrity/);
    await page.route(katexCdn, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await visit(page, address);
    await expectTypeset(page);
    await expect(page.locator(`link[href$="${local}"]`)).toHaveCount(1);
  });
}

test('without a stylesheet, the browser itself shows each formula once', weekly, async ({page, allow}) => {
  allow.errors.push(/Failed to load resource/);
  await page.route(katexCdn, (route) => route.abort());
  await page.route(`**${local}`, (route) => route.abort());
  const copy = page.waitForEvent('requestfailed', (request) => request.url().endsWith(local));
  await visit(page, address);
  await copy;
  const formula = page.locator('.katex').first();
  await expect(formula.locator('.katex-mathml')).toBeVisible();
  await expect(formula.locator('.katex-html')).toBeHidden();
});
