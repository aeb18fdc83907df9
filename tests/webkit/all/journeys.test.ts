/** Things that readers do, in the engine of Safari. */
import {expect} from 'vitest';
import {notHere, startFaulty, wrongBaseAnswers} from '../../support/faultyServer';
import {crashes} from '../../support/translatedTools';
import {Session} from '../session';
import {test} from '../support';

const cell = '8928308280fffff';

test('search finds a function by a slip of the keyboard, and goes there', async ({page, site}) => {
  await page.visit(`${site}/docs/quickstart`);
  await page.click('[role=search] input');
  await page.type('gridDsik');
  await page.see('[data-answers="gridDsik"] [role=option]', /gridDisk/);
  await page.press('Enter');
  await page.see('h1', /traversal/i);
  expect(await page.run('return window.location.pathname')).toContain('/docs/api/traversal');
});

test('a live example runs what is typed', async ({page, site}) => {
  await page.visit(`${site}/docs/quickstart`);
  await page.click('.live-example button[aria-label^="Edit and run"]');
  await page.click('.live-example textarea');
  await page.run('document.activeElement.select()');
  await page.type(`return h3.gridDisk('${cell}', 1).length * 6`);
  await page.see('.live-example pre', /^42$/);
});

test('the language of one group of tabs is chosen for all, and on the next page', async ({page, site}) => {
  await page.visit(`${site}/docs/api/indexing`);
  const python = `[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === 'Python').id`;
  await page.click(`#${String(await page.run(`return ${python}`))}`);
  await page.see('[role=tab][aria-selected=true]', /^Python$/);
  await page.visit(`${site}/docs/api/traversal`);
  await page.see('[role=tab][aria-selected=true]', /^Python$/);
});

test('the color mode changes, and lasts', async ({page, site}) => {
  await page.visit(`${site}/docs/quickstart`);
  await page.click('button[aria-label*="dark and light mode" i]');
  await page.until(async () => (await page.run('return document.documentElement.dataset.theme')) === 'dark');
  await page.visit(`${site}/docs/installation`);
  expect(await page.run('return document.documentElement.dataset.theme')).toBe('dark');
});

test('a figure answers to the keyboard', async ({page, site}) => {
  await page.visit(`${site}/docs/?figure=neighbors,k=1`);
  await page.see('[data-figure="neighbors"] [data-testid=words]', /radius 1 .* 7 cells/);
  await page.click('[data-figure="neighbors"] input[type=range]');
  await page.press('End');
  await page.see('[data-figure="neighbors"] [data-testid=words]', /radius 8 /);
});

test('the explorer shows a cell with its details', async ({page, site}) => {
  await page.visit(`${site}/?sel=${cell}#explorer`);
  await page.see('[data-label="Index"] dd > :first-child', new RegExp(`^${cell}$`));
  await page.until(async () => Boolean(await page.run(`return document.querySelector('[data-map]') !== null`)));
});

test('the decoder says what an index is', async ({page, site}) => {
  await page.visit(`${site}/docs/library/index/cell`);
  await page.click('[aria-label="Index decoder"] input');
  await page.see('[aria-label="Index decoder"] [role=status]', /resolution 9/);
  await page.run('document.activeElement.select()');
  await page.type('8009fffffffffff');
  await page.see('[aria-label="Index decoder"] [role=status]', /resolution 0/);
});

test('the converter and the chooser answer', async ({page, site}) => {
  await page.visit(`${site}/docs/library/migrating-3.x#convert-your-code`);
  await page.click('[aria-label="Code converter"] form button:last-of-type');
  await page.see('[aria-label="Code converter"] pre', /latLngToCell/);
  await page.visit(`${site}/docs/core-library/restable#which-resolution-do-i-need`);
  await page.run(`document.querySelector('[data-testid=resolution-chooser]').scrollIntoView()`);
  await page.see('[data-testid=resolution-chooser] [role=status]', /Resolution 9/);
});

test('an address without a page shows the not-found page', async ({page, site}) => {
  await page.visit(`${site}/docs/no-such-page`);
  await page.see('h1', /^Page Not Found$/);
});

test('without storage and cookies, every page works', async ({site}) => {
  const page = await Session.open([
    '--enable-html5-local-storage=FALSE',
    '--enable-html5-database=FALSE',
    '--cookies-policy=never',
  ]);
  try {
    await page.visit(`${site}/docs/quickstart`);
    expect(await page.run('try { return window.localStorage === null; } catch { return true; }')).toBe(true);
    await page.click('[role=search] input');
    await page.type('gridDisk');
    await page.see('[data-answers="gridDisk"] [role=option]', /gridDisk/);
    await page.click('button[aria-label*="dark and light mode" i]');
    await page.visit(`${site}/?q=${cell}#explorer`);
    await page.see('#explorer [role=status]', /1 cell/);
    await page.see('body', /^(?!.*This page crashed)/s);
  } finally {
    await page.close();
  }
});

test('a script that does not arrive gives a red box, and Retry heals it', async ({page, site}) => {
  const faulty = await startFaulty(site);
  try {
    for (const answer of [
      {files: /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/, status: 404, body: ''},
      {files: /\/assets\/js\/main\./, status: 200, body: ''},
    ]) {
      faulty.answer = answer;
      await page.go(`${faulty.address}/docs/quickstart`);
      await page.see('[role=alert]', /Retry/);
      await page.see('h1', /Quickstart/);
      faulty.answer = undefined;
      await page.click('[role=alert] button');
      await page.until(async () => (await page.run('return document.documentElement.dataset.hasHydrated')) === 'true');
      expect(await page.run('return document.body.innerText')).not.toMatch(crashes);
    }
  } finally {
    await faulty.close();
  }
});

test('an address with .html leads to its page, and never shows “Page Not Found”', async ({page, site}) => {
  const server = await startFaulty(site);
  // With no answer for the page that is meant, the browser stays on the page that it has.
  server.answer = {files: /^\/docs\/quickstart(?:\?|$)/, status: 204, body: ''};
  await page.go(`${server.address}/docs/quickstart.html?a=1#first`);
  expect(await page.run(`return document.querySelector('h1')?.checkVisibility() ?? false`)).toBe(false);
  server.answer = undefined;
  await page.go(`${server.address}/docs/quickstart.html?a=1#first`);
  await page.see('h1', /Quickstart/);
  const {pathname, search, hash} = new URL(String(await page.run('return window.location.href')));
  expect(pathname + search + hash).toBe('/docs/quickstart?a=1#first');
  await server.close();
});

test('without highlights of CSS, elements mark the words of a search, and go with its bar', async ({page, site}) => {
  const server = await startFaulty(site);
  await server.startWith('/docs/installation', `Reflect.deleteProperty(CSS, 'highlights');`);
  await page.visit(`${server.address}/docs/installation?_highlight=installation`);
  await page.see('article mark.search-mark', /installation/i);
  await page.run(
    `[...document.querySelectorAll('button')].find((one) => /Clear highlight/.test(one.ariaLabel ?? one.textContent)).click()`,
  );
  await page.until(async () => (await page.run(`return document.querySelectorAll('mark.search-mark').length`)) === 0);
  await server.close();
});

test('a collapsed section opens with a movement', async ({page, site}) => {
  await page.visit(`${site}/docs/`);
  const section = `document.querySelector('details:has(#how-fast-is-it)')`;
  expect(await page.run(`${section}.querySelector('summary').click(); return ${section}.getAnimations().length`)).toBe(
    1,
  );
  await page.until(async () => (await page.run(`return ${section}.getAnimations().length`)) === 0);
  expect(await page.run(`return ${section}.open`)).toBe(true);
});

test('what is collapsed is open while the page is printed', async ({page, site}) => {
  const server = await startFaulty(site);
  await server.startWith('/docs/', `CSS.supports = () => false;`);
  await page.visit(`${server.address}/docs/`);
  const closed = `document.querySelectorAll('.markdown details:not([open])').length`;
  const before = Number(await page.run(`return ${closed}`));
  expect(before).toBeGreaterThan(0);
  expect(await page.run(`dispatchEvent(new Event('beforeprint')); return ${closed}`)).toBe(0);
  expect(await page.run(`dispatchEvent(new Event('afterprint')); return ${closed}`)).toBe(before);
  await server.close();
});

test.for(wrongBaseAnswers)(
  'at a wrong base URL, where scripts are answered with $status $contentType (nosniff $nosniff), the home page says so',
  async (answer, {page, site}) => {
    const wrong = await startFaulty(site);
    wrong.answer = {files: /^\/assets\//, body: notHere, ...answer};
    await page.go(`${wrong.address}/elsewhere/`);
    await page.see('[role=alert]', /Your site did not load properly.*opened at \/elsewhere\//s);
    await wrong.close();
  },
);
