/** An offline copy in a browser that is not Chromium: kept, read without a server, and removed. */
import type {Page} from 'puppeteer-core';
import {expect} from 'vitest';
import {startServer} from '../../scripts/lib/staticServer';
import {findText, test, typeCode, visit} from './support';

const panel = 'main [role=group][aria-label="Offline copy"]';

async function press(page: Page, name: string): Promise<void> {
  await page.locator(`${panel} button::-p-text(${name})`).click();
}

/** What the browser keeps of the site besides its pages. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));

test(
  'a copy is kept, has pages and live code when the server is gone, and is removed whole',
  {timeout: 240_000},
  async ({page, allowed}) => {
    // Formulas of a page without a network, and the service worker that the server no longer has.
    allowed.push(/cdn\.jsdelivr\.net/, /NetworkError|NS_ERROR|Failed to (?:load|fetch)|ServiceWorker/i);
    const server = await startServer({dir: process.env.SITE_DIR ?? 'build', port: 0});
    const site = server.address;
    await visit(page, `${site}/docs/installation`);
    await press(page, 'Keep these docs for offline use');
    await findText(page, `${panel} [role=status]`, /Nothing has been stored so far/);
    expect(await traces(page)).toEqual({workers: 0, caches: 0});
    await press(page, 'Keep 4.x');
    const words = () => page.$eval(`${panel} [role=status]`, ({textContent}) => textContent);
    await expect.poll(words, {timeout: 180_000, interval: 500}).toContain('Your browser keeps 4.x');

    await server.close();
    await visit(page, `${site}/docs/api/traversal`);
    await findText(page, 'h1', /^Traversal functions$/);
    await visit(page, `${site}/docs/quickstart`);
    await typeCode(page, `return h3.getResolution('8928308280fffff') * 7`);
    await findText(page, '.live-example pre', /^63$/);
    await page.goto(`${site}/docs/3.x/quickstart`);
    await findText(page, 'h1', /^3\.x is not in your offline copy$/);

    await visit(page, `${site}/docs/installation`);
    // The panel is open for a reader who keeps a copy.
    await press(page, 'Remove');
    await expect.poll(() => traces(page), {timeout: 30_000}).toEqual({workers: 0, caches: 0});
  },
);
