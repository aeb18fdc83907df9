import {createRequire} from 'node:module';
import path from 'node:path';
import type {BrowserContext} from '@playwright/test';

/** The one address outside the site that pages may use: KaTeX's stylesheet and its fonts, on pages with formulas. */
export const katexCdn = /^https:\/\/cdn\.jsdelivr\.net\/npm\/katex@[\d.]+\/dist\//;

const manifest = createRequire(path.resolve('package.json')).resolve('katex/package.json');

/**
 * Answers in place of the CDN with the files of the installed package, so that tests need no network. Only tests that need
 * the answer call it: from then on, every request of the context goes through the test's process.
 */
export async function answerForKatexCdn(context: BrowserContext): Promise<void> {
  await context.route(katexCdn, (route) =>
    route.fulfill({
      path: path.join(path.dirname(manifest), 'dist', route.request().url().replace(katexCdn, '')),
      headers: {'access-control-allow-origin': '*'},
    }),
  );
}
