/** A copy of the site that is built for a subpath, in a browser. */
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {ensureTestChromium} from '../../scripts/lib/chromium';
import {startServer, type SiteServer} from '../../scripts/lib/staticServer';
import {lookForNotFound} from '../support/notFoundSeen';
import {copySite, type SiteCopy} from '../support/siteCopy';

const base = '/below/h3/';

let copy: SiteCopy | undefined;
let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  copy = copySite();
  await copy.build({BASE_URL: base});
  // A host that doesn't know clean URLs answers with the not-found page.
  server = await startServer({dir: copy.out, port: 0, base, cleanUrls: false});
  browser = await chromium.launch({executablePath: ensureTestChromium(), args: ['--no-sandbox']});
});

afterAll(async () => {
  await browser.close();
  await server.close();
  copy?.remove();
});

test('an address with .html leads to its page below a subpath, and never shows “Page Not Found”', async () => {
  const page = await browser.newPage();
  const shown = await lookForNotFound(page);
  await page.goto(`${server.address}/docs/quickstart.html?a=1#first`);
  await page.waitForURL(({pathname, search, hash}) => `${pathname}${search}${hash}` === `${base}docs/quickstart?a=1#first`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  expect(shown).toEqual([]);
  await page.goto(`${server.address}/docs/no-such-page`);
  await expect.poll(() => shown, {timeout: 30_000}).not.toEqual([]);
});

test('without JavaScript, the not-found page below a subpath has links that lead on', async () => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${server.address}/docs/quickstart.html`);
  await page.getByRole('main').getByRole('link', {name: /Quickstart/}).click();
  expect(new URL(page.url()).pathname).toBe(`${base}docs/quickstart`);
  await context.close();
});
