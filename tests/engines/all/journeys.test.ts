/** What depends on the engine of a browser. The tools of the site are used in `translated.test.ts`. */
import {expect} from 'vitest';
import {test} from '../engine';
import {startFaulty} from '../../support/faultyServer';
import {crashes} from '../page';

const cell = '8928308280fffff';
const exists = (selector: string) => `return document.querySelector(${JSON.stringify(selector)}) !== null`;

test('the explorer shows a cell with its details, with and without WebGL', async ({page, site}) => {
  await page.visit(`${site}/?sel=${cell}#explorer`);
  await page.see('[data-label="Index"] dd > :first-child', new RegExp(`^${cell}$`));
  await page.until(async () => (await page.run(exists('[data-map]'))) === true);
});

test('formulas are typeset', async ({page, site, allowed}) => {
  allowed.push(/cdn\.jsdelivr\.net/);
  await page.visit(`${site}/docs/core-library/cellToBoundaryDesc`);
  // With or without a network: the site's own copy takes over when the CDN fails.
  await page.until(
    async () => (await page.run(`return document.querySelector('.katex-html').checkVisibility()`)) === true,
  );
  expect(await page.run(`return getComputedStyle(document.querySelector('.katex')).fontFamily`)).toContain(
    'KaTeX_Main',
  );
});

test('search answers after a step back to a page that was left while it was open', async ({page, site, allowed}) => {
  // A page that is loaded again drops what it was asking for.
  allowed.push(/NS_BINDING_ABORTED/);
  await page.visit(`${site}/docs/api/traversal`);
  await page.click('[role=search] input');
  await page.type('gridDisk');
  await page.see('[data-answers="gridDisk"] [role=option]', /gridDisk/);
  await page.go(`${site}/robots.txt`);
  await page.run('setTimeout(() => window.history.back())');
  await page.until(async () => {
    await page.run(
      `const input = document.querySelector('[role=search] input');
      input.focus();
      input.setRangeText('compact', 0, input.value.length, 'end');
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));`,
    );
    return (await page.run(exists('[data-answers=compact] [role=option]'))) === true;
  });
});

test('an address with .html leads to its page, and one without a page to the not-found page', async ({
  page,
  site,
  allowed,
}) => {
  allowed.push(/404/);
  await page.go(`${site}/docs/quickstart.html?a=1#first`);
  await page.see('h1', /Quickstart/);
  const {pathname, search, hash} = new URL(String(await page.run('return window.location.href')));
  expect(pathname + search + hash).toBe('/docs/quickstart?a=1#first');
  await page.visit(`${site}/docs/no-such-page`);
  await page.see('h1', /^Page Not Found$/);
});

// Firefox's driver loses a page that goes to an address without content.
test.skipIf(process.env.ENGINE === 'firefox')('such an address never shows “Page Not Found”', async ({page, site}) => {
  const server = await startFaulty(site);
  // With no answer for the page that is meant, the browser stays on the page that it has.
  server.answer = {files: /^\/docs\/quickstart(?:\?|$)/, status: 204, body: ''};
  await page.go(`${server.address}/docs/quickstart.html?a=1#first`);
  expect(await page.run(`return document.querySelector('h1')?.checkVisibility() ?? false`)).toBe(false);
  await server.close();
});

test('without storage, every page works', async ({page, site, allowed}) => {
  allowed.push(/storage/i);
  const server = await startFaulty(site);
  const none = `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {value: null});`;
  await server.startWith('/docs/quickstart', none);
  await page.visit(`${server.address}/docs/quickstart`);
  await page.click('[role=search] input');
  await page.type('gridDisk');
  await page.see('[data-answers="gridDisk"] [role=option]', /gridDisk/);
  await page.click('button[aria-label*="dark and light mode" i]');
  await page.visit(`${server.address}/?q=${cell}#explorer`);
  await page.see('#explorer [role=status]', /1 cell/);
  expect(await page.run('return document.body.innerText')).not.toMatch(crashes);
  await server.close();
});

test('a script that does not arrive gives a red box, and Retry heals it', async ({page, site, allowed}) => {
  allowed.push(/404|ChunkLoadError|Loading|NetworkError/);
  const faulty = await startFaulty(site);
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
  await faulty.close();
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

/** What hosts answer in the place of the site's files where the site is served at a wrong base URL. */
test.for([
  {status: 404, contentType: 'text/html', nosniff: false},
  {status: 404, contentType: 'text/html', nosniff: true},
  {status: 403, contentType: 'text/plain', nosniff: false},
  {status: 200, contentType: 'text/html', nosniff: false},
  {status: 200, contentType: 'text/html', nosniff: true},
])(
  'at a wrong base URL, where scripts are answered with $status $contentType (nosniff $nosniff), the home page says so',
  async (answer, {page, site, allowed}) => {
    allowed.push(/40[34]|NetworkError|Loading failed|MIME|SyntaxError/);
    const wrong = await startFaulty(site);
    wrong.answer = {files: /^\/assets\//, body: '<!doctype html><title>Not here</title>', ...answer};
    await page.go(`${wrong.address}/elsewhere/`);
    await page.see('[role=alert]', /Your site did not load properly.*opened at \/elsewhere\//s);
    await wrong.close();
  },
);
