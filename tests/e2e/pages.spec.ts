/** Every page, loaded once with JavaScript and once without: what holds on all of them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import budgets from '../data/budgets.json' with {type: 'json'};
import published from '../data/published-anchors.json' with {type: 'json'};
import routes from '../data/routes.json' with {type: 'json'};
import {lostAnchors} from './support/anchors';
import {violations} from './support/axe';
import {answerForKatexCdn, hasFormula, katexCdn} from './support/katexCdn';
import {weigh} from './support/weight';
import {expect, pageTest as test} from './support/test';

type Kind = 'landing' | 'api' | 'rich' | 'live' | 'docs';

const pages = [routes.landing, ...routes.current, ...routes['3.x']];
const build = process.env.SITE_DIR ?? 'build';
const htmlOf = (route: string) => readFileSync(path.join(build, route, 'index.html'), 'utf8');

/** Which budget a page has to keep: that of the API, of pages full of figures, of pages with examples that run, or of all others. */
function kindOf(route: string): Kind {
  if (route === routes.landing) return 'landing';
  if (route.includes('/api/')) return 'api';
  if (budgets.rich.pages.some((page) => route.endsWith(page))) return 'rich';
  return /class="[^"]*\blive-example\b/.test(htmlOf(route)) ? 'live' : 'docs';
}

/** The anchors of each page that links on other sites use. */
const oldAnchors: Readonly<Record<string, readonly string[]>> = published;

/** The links of the page that lead to another place of the site where there is no file. */
async function lostLinks(page: Page): Promise<string[]> {
  const paths = await page
    .locator('a[href]')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.filter((link) => link.origin === window.location.origin).map((link) => decodeURI(link.pathname)),
    );
  const isThere = (target: string) => existsSync(path.join(build, target, path.extname(target) ? '' : 'index.html'));
  return [...new Set(paths)].filter((target) => !isThere(target));
}

for (const route of pages) {
  test(`${route} keeps its budget, is accessible, and all its links and old anchors lead somewhere`, async ({
    page,
    request,
  }) => {
    // Formulas have a style sheet and fonts of their own, which come from elsewhere.
    if (hasFormula(htmlOf(route))) await answerForKatexCdn(page.context());
    const weight = await weigh(page, route, katexCdn);
    const kind = kindOf(route);
    const heaviest = Object.entries(weight.files).sort(([, a], [, b]) => b - a);
    const detail = `${kind}, ${JSON.stringify(heaviest.slice(0, 12))}`;
    test.info().annotations.push({type: 'weight', description: JSON.stringify({...weight, files: undefined})});
    expect.soft(weight.scripts, 'it runs code').toBeGreaterThan(0);
    expect.soft(weight.total, `bytes of all, ${detail}`).toBeLessThanOrEqual(budgets[kind].total);
    expect.soft(weight.scripts, `bytes of scripts, ${detail}`).toBeLessThanOrEqual(budgets[kind].scripts);
    expect.soft(weight.total + weight.ahead, 'bytes with those fetched ahead').toBeLessThanOrEqual(budgets.withAhead);
    expect.soft(await violations(page), 'what axe finds').toEqual([]);
    await expect.soft(page.locator('h1')).toHaveCount(1);
    expect.soft(await lostLinks(page), 'links to nothing').toEqual([]);
    const bare = route.replace(/\/$/, '');
    expect
      .soft(await lostAnchors(page, oldAnchors[bare] ?? []), 'old anchors not in view below the navbar')
      .toEqual([]);
    for (const address of [bare, `${bare}/`]) expect.soft((await request.get(address)).status(), address).toBe(200);
  });
}

for (const [route, most] of Object.entries(budgets.elements)) {
  test(`${route} has no more elements than it needs`, async ({request}) => {
    const html = await (await request.get(route)).text();
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(most);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const route of pages) {
    test(`${route} has its title, text and links, and no control that does nothing`, async ({page}) => {
      await page.goto(route);
      await expect(page.locator('h1').first()).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(150);
      expect(await page.locator('.navbar a[href]').count()).toBeGreaterThan(4);
      // What is on the page but hidden from a reader without JavaScript: there is no way to bring it out.
      // A collapsed section opens without it.
      const hidden = page.locator('main [role=tabpanel]:not(:visible):not(details:not([open]) *)');
      await expect(hidden, 'hidden tabs').toHaveCount(0);
      await expect(page.locator('button:visible'), 'buttons').toHaveCount(0);
      const searchBoxes = page.locator('.navbar input:visible, .navbar [role=searchbox]:visible');
      await expect(searchBoxes, 'search boxes').toHaveCount(0);
    });
  }

  test('a phone has the links of the navbar', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/docs/quickstart');
    for (const name of ['About', 'API', 'Bindings', 'Resolutions']) {
      await expect(page.locator('.navbar').getByRole('link', {name, exact: true})).toBeInViewport({ratio: 1});
    }
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('any other path shows the not-found page, which is accessible', async ({page, allow}) => {
  allow.errors.push(/404/);
  const response = await page.goto('/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  expect(await violations(page)).toEqual([]);
});
