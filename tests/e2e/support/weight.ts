import type {Page, Request} from '@playwright/test';
import {hydrated} from './test';

/** Bytes of the bodies of a first visit as they travel, compressed, without headers. */
export interface Weight {
  readonly total: number;
  readonly scripts: number;
  /** The files by their path, prefetched ones apart. */
  readonly files: Readonly<Record<string, number>>;
}

async function isPrefetch(request: Request): Promise<boolean> {
  const {purpose = '', 'sec-purpose': secPurpose = ''} = await request.allHeaders();
  return `${purpose} ${secPurpose}`.includes('prefetch');
}

/** Examples in view load after three seconds even on a page that nobody touches: that is no longer its first load. */
const FIRST_LOAD_MS = 2500;

/** When the page's own scripts had run, in milliseconds since 1970. */
async function scriptsDone(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (navigation?.domContentLoadedEventStart ?? 0);
  });
}

/**
 * Opens a page that has not been visited before and weighs what its first load fetches, apart from prefetches for later
 * pages and from addresses that `apart` fits.
 */
export async function weigh(page: Page, path: string, apart = /^data:/): Promise<Weight> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(path, {waitUntil: 'networkidle'});
  // A starved browser can be idle before it has asked for the scripts.
  await hydrated(page);
  const end = (await scriptsDone(page)) + FIRST_LOAD_MS;
  const files: Record<string, number> = {};
  for (const request of requests) {
    if (request.url().startsWith('data:') || apart.test(request.url()) || (await isPrefetch(request))) continue;
    if (request.timing().startTime > end) continue;
    const {pathname} = new URL(request.url());
    files[pathname] = (files[pathname] ?? 0) + (await request.sizes()).responseBodySize;
  }
  const sum = (entries: [string, number][]) => entries.reduce((bytes, [, size]) => bytes + size, 0);
  const entries = Object.entries(files);
  return {total: sum(entries), scripts: sum(entries.filter(([file]) => file.endsWith('.js'))), files};
}
