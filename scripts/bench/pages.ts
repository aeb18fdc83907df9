import {chromium, type Browser, type Page} from '@playwright/test';
import {weigh} from './weight';
import {chromiumArgs, ensureChromium} from '../lib/chromium';
import {startServer} from '../lib/staticServer';

/** The cost of a first visit to a page: the compressed bytes that it transfers, and how soon the next page is ready. */
export interface PageCost {
  readonly beforeAhead: number;
  readonly withAhead: number;
  readonly scripts: number;
  /** Milliseconds from the click on the link to the next page until its heading is drawn: the median. */
  readonly clickToHeading: number;
}

const pages = [
  '/',
  '/docs/',
  '/docs/core-library/overview',
  '/docs/core-library/usage',
  '/docs/api/indexing',
  '/docs/api/traversal',
] as const;

/** The middle of a list of numbers; NaN for an empty one. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const samples = 5;
const slowdown = 4;
/** A phone's connection: what is not fetched ahead takes at least one round trip. Bytes a second. */
const connection = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000};
/** How long a reader points at a link before the click. */
const aimMs = 150;

/** The link that a reader most likely follows. */
const nextLink = (path: string) => (path === '/' ? 'main a[href$="/docs/quickstart"]' : '.pagination-nav__link--next');

/** Follows a page's link to the next; resolves to the time from the click until the other heading is drawn. */
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

async function costOf(browser: Browser, address: string, path: string): Promise<Omit<PageCost, 'clickToHeading'>> {
  const context = await browser.newContext({baseURL: address, viewport: {width: 1350, height: 940}});
  const {total, scripts, ahead} = await weigh(await context.newPage(), path);
  await context.close();
  return {beforeAhead: total, withAhead: total + ahead, scripts};
}

async function clickOnce(browser: Browser, address: string, path: string): Promise<number> {
  const context = await browser.newContext({baseURL: address, viewport: {width: 1350, height: 940}});
  const time = await timeClick(await context.newPage(), path);
  await context.close();
  return time;
}

/**
 * Measures pages of several builds in one run, a visit of one build after that of another, so that what else the machine
 * does hits all alike.
 *
 * @param dirs - the folders of the builds
 * @returns for each page the costs, in the order of the folders
 */
export async function measurePages(dirs: readonly string[]): Promise<Record<string, PageCost[]>> {
  const servers = await Promise.all(dirs.map((dir) => startServer({dir, port: 0})));
  const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumArgs});
  try {
    const costs: Record<string, PageCost[]> = {};
    for (const path of pages) {
      const times: number[][] = servers.map(() => []);
      for (let sample = 0; sample < samples; sample += 1) {
        for (const [at, {address}] of servers.entries()) times[at]?.push(await clickOnce(browser, address, path));
      }
      const rows: PageCost[] = [];
      for (const [at, {address}] of servers.entries()) {
        rows.push({...(await costOf(browser, address, path)), clickToHeading: median(times[at] ?? [])});
      }
      costs[path] = rows;
    }
    return costs;
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}
