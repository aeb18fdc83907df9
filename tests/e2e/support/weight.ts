import type {Page, Request} from '@playwright/test';

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

/**
 * Opens a page that has not been visited before and weighs what its first load fetches, apart from prefetches for later
 * pages and from addresses that `apart` fits.
 */
export async function weigh(page: Page, path: string, apart = /^data:/): Promise<Weight> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(path, {waitUntil: 'networkidle'});
  const files: Record<string, number> = {};
  for (const request of requests) {
    if (/^data:/.test(request.url()) || apart.test(request.url()) || (await isPrefetch(request))) continue;
    const {pathname} = new URL(request.url());
    files[pathname] = (files[pathname] ?? 0) + (await request.sizes()).responseBodySize;
  }
  const sum = (entries: [string, number][]) => entries.reduce((bytes, [, size]) => bytes + size, 0);
  const entries = Object.entries(files);
  return {total: sum(entries), scripts: sum(entries.filter(([file]) => file.endsWith('.js'))), files};
}
