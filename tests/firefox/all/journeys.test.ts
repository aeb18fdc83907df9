/** Ten things that readers do, in a browser that is not Chromium. */
import {expect} from 'vitest';
import {notHere, startFaulty, wrongBaseAnswers} from '../../support/faultyServer';
import {findText, test, typeCode, visit} from '../support';

const cell = '8928308280fffff';
const h1 = (pattern: RegExp) => ['h1', pattern] as const;

test('search finds a function by a slip of the keyboard, and goes there', async ({page, site}) => {
  await visit(page, `${site}/docs/quickstart`);
  await page.locator('[role=search] input').click();
  await page.keyboard.type('gridDsik');
  await findText(page, '[data-answers="gridDsik"] [role=option]', /gridDisk/);
  await page.keyboard.press('Enter');
  await findText(page, ...h1(/traversal/i));
  expect(page.url()).toContain('/docs/api/traversal');
});

test('a live example runs what is typed', async ({page, site}) => {
  await visit(page, `${site}/docs/quickstart`);
  await typeCode(page, `return h3.gridDisk('${cell}', 1).length * 6`);
  await findText(page, '.live-example pre', /^42$/);
});

test('the language of one group of tabs is chosen for all, and on the next page', async ({page, site}) => {
  const chosen = '[role=tab][aria-selected=true]';
  await visit(page, `${site}/docs/api/indexing`);
  await page.locator('[role=tab]::-p-text(Python)').click();
  await findText(page, chosen, /^Python$/);
  const names = await page.$$eval(chosen, (tabs) => new Set(tabs.map((tab) => tab.textContent)).size);
  expect(names, 'languages that are open').toBe(1);
  await visit(page, `${site}/docs/api/traversal`);
  // What is far below has no text of its own before the reader scrolls.
  await page.$eval(chosen, (tab) => {
    tab.scrollIntoView();
  });
  await findText(page, chosen, /^Python$/);
});

test('the color mode changes, and lasts', async ({page, site}) => {
  await visit(page, `${site}/docs/quickstart`);
  await page.locator('button[aria-label*="dark and light mode" i]').click();
  await page.waitForSelector('html[data-theme=dark]');
  await visit(page, `${site}/docs/installation`);
  await page.waitForSelector('html[data-theme=dark]');
});

test('without WebGL the explorer shows a drawing, with the same details', async ({page, site}) => {
  await visit(page, `${site}/?sel=${cell}#explorer`);
  await page.waitForSelector('[data-map=static]');
  await findText(page, '#explorer figcaption', /needs WebGL/);
  await findText(page, '[data-label="Index"] dd > :first-child', new RegExp(`^${cell}$`));
});

test('the decoder says what an index is', async ({page, site}) => {
  await visit(page, `${site}/docs/library/index/cell`);
  const input = page.locator('[aria-label="Index decoder"] input');
  await input.click();
  await findText(page, '[aria-label="Index decoder"] [role=status]', /resolution 9/);
  await input.click({count: 3});
  await page.keyboard.type('8009fffffffffff');
  await findText(page, '[aria-label="Index decoder"] [role=status]', /resolution 0/);
  await findText(page, '[data-field="base cell"] dd', /^4$/);
});

test('the chooser answers with a resolution', async ({page, site}) => {
  await visit(page, `${site}/docs/core-library/restable`);
  await page.locator('[data-testid=resolution-chooser]').scroll();
  await page.locator('[data-testid=resolution-chooser] input[type=radio]').wait();
  await findText(page, '[data-testid=resolution-chooser] [role=status]', /Resolution 9/);
});

test('formulas are typeset', async ({page, site, allowed}) => {
  allowed.push(/cdn\.jsdelivr\.net/);
  await visit(page, `${site}/docs/core-library/cellToBoundaryDesc`);
  // With or without a network: the site's own copy takes over when the CDN fails.
  await page.waitForSelector('.katex-html', {visible: true});
  const family = await page.$eval('.katex', (formula) => getComputedStyle(formula).fontFamily);
  expect(family).toContain('KaTeX_Main');
});

test('an address without a page shows the not-found page', async ({page, site, allowed}) => {
  allowed.push(/404/);
  await visit(page, `${site}/docs/no-such-page`);
  await findText(page, ...h1(/^Page Not Found$/));
});

test('a page of 3.x leads to the same topic in 4.x', async ({page, site}) => {
  await visit(page, `${site}/docs/3.x/api/traversal`);
  await page.locator('a::-p-text(The same topic in 4.x)').click();
  await page.waitForFunction(() => window.location.pathname === '/docs/api/traversal');
  await findText(page, ...h1(/traversal/i));
});

test('an address with .html leads to its page, and never shows “Page Not Found”', async ({page, site, allowed}) => {
  allowed.push(/404/);
  await page.evaluateOnNewDocument(() => {
    const seen = () => {
      const heading = document.querySelector('h1');
      if (heading?.textContent === 'Page Not Found' && heading.checkVisibility())
        sessionStorage.setItem('flash', 'yes');
      requestAnimationFrame(seen);
    };
    seen();
  });
  await page.goto(`${site}/docs/quickstart.html?a=1#first`, {waitUntil: 'domcontentloaded'}).catch(() => null);
  await findText(page, ...h1(/Quickstart/));
  expect(page.url()).toBe(`${site}/docs/quickstart?a=1#first`);
  expect(await page.evaluate(() => sessionStorage.getItem('flash'))).toBeNull();
});

test('without highlights of CSS, elements mark the words of a search, and go with its bar', async ({page, site}) => {
  await page.evaluateOnNewDocument(() => Reflect.deleteProperty(CSS, 'highlights'));
  await visit(page, `${site}/docs/installation?_highlight=installation`);
  await findText(page, 'article mark.search-mark', /installation/i);
  await page.locator('button::-p-text(Clear highlight)').click();
  await page.waitForFunction(() => document.querySelector('mark.search-mark') === null);
});

test('a collapsed section opens with a movement', async ({page, site}) => {
  await visit(page, `${site}/docs/`);
  const moves = await page.$eval('details:has(#how-fast-is-it)', (details) => {
    details.querySelector('summary')?.click();
    return details.getAnimations().length;
  });
  expect(moves).toBe(1);
  await page.waitForFunction(
    () => document.querySelector('details:has(#how-fast-is-it)')?.getAnimations().length === 0,
  );
  expect(await page.$eval('details:has(#how-fast-is-it)', (details) => details.open)).toBe(true);
});

test('what is collapsed is open while the page is printed', async ({page, site}) => {
  const server = await startFaulty(site);
  await server.startWith('/docs/', `CSS.supports = () => false;`);
  await visit(page, `${server.address}/docs/`);
  const count = (event?: string) =>
    page.evaluate((type) => {
      if (type) window.dispatchEvent(new Event(type));
      return document.querySelectorAll('.markdown details:not([open])').length;
    }, event);
  const before = await count();
  expect(before).toBeGreaterThan(0);
  expect(await count('beforeprint')).toBe(0);
  expect(await count('afterprint')).toBe(before);
  await server.close();
});

test('live JSX is drawn in a sandboxed frame', async ({page, site}) => {
  await visit(page, `${site}/docs/community/libraries`);
  await page.locator('.live-example button[aria-label^=Run]').click();
  const frame = await (await page.waitForSelector('.live-example iframe[sandbox="allow-scripts"]'))?.contentFrame();
  await frame?.waitForSelector('svg[aria-label="19 cells"]');
});

test.for(wrongBaseAnswers)(
  'at a wrong base URL, where scripts are answered with $status $contentType (nosniff $nosniff), the home page says so',
  async (answer, {page, site, allowed}) => {
    allowed.push(/40[34]|NetworkError|Loading failed|MIME|SyntaxError/);
    const wrong = await startFaulty(site);
    wrong.answer = {files: /^\/assets\//, body: notHere, ...answer};
    await page.goto(`${wrong.address}/elsewhere/`, {waitUntil: 'domcontentloaded'});
    await findText(page, '[role=alert]', /Your site did not load properly.*opened at \/elsewhere\//s);
    await wrong.close();
  },
);
