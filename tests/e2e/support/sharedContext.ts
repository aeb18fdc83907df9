import type {Browser, BrowserContext, BrowserContextOptions} from '@playwright/test';

/** A context that several tests use, one after the other. */
export interface SharedContext {
  readonly context: BrowserContext;
  /** Removes what a test left: its pages, and what it stored, allowed, or routed. */
  readonly reset: () => Promise<void>;
}

/** The shared contexts of a browser. */
export interface SharedContexts {
  /** The context with these options, which is made for the first test that needs it. */
  readonly get: (options: BrowserContextOptions) => Promise<SharedContext>;
  readonly close: () => Promise<void>;
}

async function createShared(browser: Browser, options: BrowserContextOptions): Promise<SharedContext> {
  const context = await browser.newContext(options);
  // An empty page that stays open: with the last page, the process that has compiled the site's code would end.
  const anchor = await context.newPage();
  const session = await context.newCDPSession(anchor);
  const reset = async () => {
    const pages = context.pages().filter((page) => page !== anchor);
    await Promise.all(pages.map((page) => page.close()));
    await context.unrouteAll({behavior: 'ignoreErrors'});
    await context.clearPermissions();
    await context.clearCookies();
    await context.setGeolocation(null);
    await context.setOffline(false);
    await session.send('Storage.clearDataForOrigin', {origin: options.baseURL ?? '', storageTypes: 'all'});
    await session.send('Network.clearBrowserCache');
  };
  return {context, reset};
}

/** Shares contexts among the tests that have the same options. */
export function shareContexts(browser: Browser): SharedContexts {
  const contexts = new Map<string, Promise<SharedContext>>();
  return {
    get(options) {
      const key = JSON.stringify(options);
      const shared = contexts.get(key) ?? createShared(browser, options);
      contexts.set(key, shared);
      return shared;
    },
    async close() {
      for (const shared of contexts.values()) await (await shared).context.close();
    },
  };
}
