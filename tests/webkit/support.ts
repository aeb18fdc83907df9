/** What the tests in WebKit share: the browser, driven over WebDriver, and the built site to visit. */
import {existsSync} from 'node:fs';
import {test as base} from 'vitest';
import {startServer} from '../../scripts/lib/staticServer';
import {whyNoWebKit} from '../../scripts/lib/webkit';
import {Session} from './session';

interface Fixtures {
  /** The address of the built site, without a trailing slash. */
  readonly site: string;
  /** A window of a browser that has never been on the site. */
  readonly page: Session;
}

/** The folder of the built site. */
const siteFolder = process.env.SITE_DIR ?? 'build';

/** Vitest's `test` with a window of WebKit. */
export const test = base.extend<Fixtures>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads a fixture's dependencies from this pattern
    async ({}, use) => {
      if (!existsSync(`${siteFolder}/index.html`))
        throw new Error(`There is no built site in ${siteFolder}/: run npm run build.`);
      const server = await startServer({dir: siteFolder, port: 0});
      await use(server.address);
      await server.close();
    },
    {scope: 'file'},
  ],
  page: async ({skip}, use) => {
    // A machine without WebKit leaves these tests out, and says why.
    const reason = whyNoWebKit();
    if (reason !== undefined) skip(reason);
    const page = await Session.open();
    await use(page);
    await page.close();
  },
});
