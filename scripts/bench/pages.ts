import {chromium, type Browser, type Page, type Request} from '@playwright/test';
import {follow} from '../../tests/e2e/support/quiet';
import {chromiumArgs, ensureChromium} from '../lib/chromium';
import {startServer} from '../lib/staticServer';

const pages = [
  '/',
  '/docs/',
  '/docs/core-library/overview',
  '/docs/core-library/usage',
  '/docs/api/indexing',
  '/docs/api/traversal',
] as const;

const samples = 5;
const slowdown = 4;
/** A phone's connection: what is not fetched ahead takes at least one round trip. Bytes a second. */
const connection = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000};
/** How long a reader points at a link before the click. */
const aimMs = 150;
/** Examples in view load after three seconds even on a page that nobody touches: that is no longer its first load. */
const firstLoadMs = 2500;

/** The link that a reader most likely follows. */
const nextLink = (path: string) => (path === '/' ? 'main a[href$="/docs/quickstart"]' : '.pagination-nav__link--next');

/** Follows a page's link to the next; resolves to the milliseconds from the click until the other heading is drawn. */
async function timeClick(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', connection);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const link = page.locator(nextLink(path)).first();
  await link.scrollIntoViewIfNeeded();
  // Passed as text, because tsx would insert helpers into a function, and the page doesn't have them.
  const time = await page.evaluateHandle(`(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    return {result: new Promise((resolve) => {
      let start;
      document.addEventListener('click', ({timeStamp}) => (start ??= timeStamp), {capture: true});
      const look = () => {
        if (start !== undefined && heading() && heading() !== before) resolve(performance.now() - start);
        else requestAnimationFrame(look);
      };
      look();
    })};
  })()`);
  await link.hover();
  await page.waitForTimeout(aimMs);
  await link.click();
  return time.evaluate((handle) => (handle as {readonly result: Promise<number>}).result);
}

async function isPrefetch(request: Request): Promise<boolean> {
  const {purpose = '', 'sec-purpose': secPurpose = ''} = await request.allHeaders();
  return `${purpose} ${secPurpose}`.includes('prefetch');
}

/** When the page's own scripts started, which is when its first view had been painted, in milliseconds since 1970. */
async function scriptsStarted(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + Math.max(paint?.startTime ?? 0, navigation?.domContentLoadedEventStart ?? 0);
  });
}

/** Opens a page that has not been visited before; the bytes of the bodies of its first load, compressed, by their use. */
async function weigh(page: Page, path: string) {
  const traffic = follow(page);
  await page.goto(path);
  await traffic.quiet();
  const end = (await scriptsStarted(page)) + firstLoadMs;
  const bytes = {page: 0, scripts: 0, ahead: 0};
  for (const request of traffic.finished) {
    if (request.url().startsWith('data:') || request.timing().startTime > end) continue;
    const {responseBodySize} = await request.sizes();
    const use = (await isPrefetch(request)) ? 'ahead' : 'page';
    bytes[use] += responseBodySize;
    if (use === 'page' && request.url().endsWith('.js')) bytes.scripts += responseBodySize;
  }
  return bytes;
}

/** Calls a measurement with a new page of a browser without cache. */
async function onNewPage<Result>(browser: Browser, baseURL: string, measure: (page: Page) => Promise<Result>) {
  const context = await browser.newContext({baseURL, viewport: {width: 1350, height: 940}});
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

/** What a first visit to some pages of `build/` transfers, and the median of the times until the next page is ready: a row each. */
export async function measurePages(): Promise<Record<string, object>> {
  const {address, close} = await startServer({dir: 'build', port: 0});
  const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumArgs});
  const rows: Record<string, object> = {};
  try {
    for (const path of pages) {
      const times: number[] = [];
      while (times.length < samples) times.push(await onNewPage(browser, address, (page) => timeClick(page, path)));
      const bytes = await onNewPage(browser, address, (page) => weigh(page, path));
      rows[path] = {
        'KB before prefetches': kilobytes(bytes.page),
        'KB with them': kilobytes(bytes.page + bytes.ahead),
        'KB of scripts': kilobytes(bytes.scripts),
        'ms to the next heading': Math.round(times.sort((a, b) => a - b)[Math.floor(samples / 2)] ?? NaN),
      };
    }
    return rows;
  } finally {
    await browser.close();
    await close();
  }
}
