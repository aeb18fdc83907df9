import type {Page, Request} from '@playwright/test';
import {follow} from '../../tests/e2e/support/quiet';

/** Bytes of the bodies of a first visit as they travel, compressed, without headers. */
export interface Weight {
  /** What the page itself needs. */
  readonly total: number;
  /** The scripts among it. */
  readonly scripts: number;
  /** What is fetched for pages that the reader may go to next. */
  readonly ahead: number;
  /** The files of the page by their path, those fetched ahead left out. */
  readonly files: Readonly<Record<string, number>>;
}

async function isPrefetch(request: Request): Promise<boolean> {
  const {purpose = '', 'sec-purpose': secPurpose = ''} = await request.allHeaders();
  return `${purpose} ${secPurpose}`.includes('prefetch');
}

/** Examples in view load after three seconds even on a page that nobody touches: that is no longer its first load. */
const FIRST_LOAD_MS = 2500;

/** When the page's own scripts started, which is when its first view had been painted, in milliseconds since 1970. */
async function scriptsStarted(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + Math.max(paint?.startTime ?? 0, navigation?.domContentLoadedEventStart ?? 0);
  });
}

/**
 * Opens a page that has not been visited before and weighs what its first load fetches, apart from addresses that
 * `apart` fits.
 */
export async function weigh(page: Page, path: string, apart = /^data:/): Promise<Weight> {
  const traffic = follow(page);
  await page.goto(path);
  await traffic.quiet();
  const end = (await scriptsStarted(page)) + FIRST_LOAD_MS;
  const files: Record<string, number> = {};
  let ahead = 0;
  for (const request of traffic.finished) {
    if (request.url().startsWith('data:') || apart.test(request.url()) || request.timing().startTime > end) continue;
    const {responseBodySize} = await request.sizes();
    const {pathname} = new URL(request.url());
    if (await isPrefetch(request)) ahead += responseBodySize;
    else files[pathname] = (files[pathname] ?? 0) + responseBodySize;
  }
  const sum = (entries: [string, number][]) => entries.reduce((bytes, [, size]) => bytes + size, 0);
  const entries = Object.entries(files);
  return {total: sum(entries), scripts: sum(entries.filter(([file]) => file.endsWith('.js'))), ahead, files};
}
