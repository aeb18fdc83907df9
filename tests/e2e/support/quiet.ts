import {expect, type Page, type Request} from '@playwright/test';
import {hydrated} from './test';

/** Follows a page's requests from now on. */
export interface Traffic {
  /** Those that have ended, in order. */
  readonly finished: readonly Request[];
  /** The paths of all that were made. */
  readonly paths: () => string[];
  /** Waits until the page has come alive, has nothing left to do, and every request that it made has ended. */
  readonly quiet: () => Promise<void>;
}

/** Waits until the browser has drawn twice and then has no work left, so that what is in view has been noticed. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)));
      }),
  );
}

/** Follows the requests of a page; call it before the page is opened. */
export function follow(page: Page): Traffic {
  const made: Request[] = [];
  const finished: Request[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    made.push(request);
    pending.add(request);
  });
  page.on('requestfinished', (request) => {
    finished.push(request);
    pending.delete(request);
  });
  page.on('requestfailed', (request) => pending.delete(request));
  const quiet = async () => {
    await hydrated(page);
    let before: number;
    do {
      before = made.length;
      await idle(page);
      await expect.poll(() => pending.size, {timeout: 120_000}).toBe(0);
      await idle(page);
    } while (made.length > before);
  };
  return {finished, paths: () => made.map((request) => new URL(request.url()).pathname), quiet};
}
