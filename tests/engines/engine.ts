/** What the tests in other engines than Chromium's share: a page of the engine of the project, and the built site to visit. */
import {existsSync} from 'node:fs';
import {expect, test as base} from 'vitest';
import {startServer} from '../../scripts/lib/staticServer';
import {whyNoWebKit} from '../../scripts/lib/webkit';
import {startFirefox} from './firefox';
import type {Engine, EnginePage} from './page';
import {openWebKit} from './webkit';

interface Fixtures {
  /** One browser for the tests of a file; a text says why there is none. */
  readonly engine: Engine | string;
  /** The address of the built site, without a trailing slash. */
  readonly site: string;
  /** Console errors and uncaught errors that a test provokes, which otherwise fail it. WebKit's driver reports no errors. */
  readonly allowed: RegExp[];
  readonly page: EnginePage;
}

/** A window of WebKit has a browser of its own. */
const webkit: Engine = {open: () => openWebKit(), close: () => Promise.resolve()};

/** Vitest's `test` with a page; an error that the test does not allow fails it. */
export const test = base.extend<Fixtures>({
  engine: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const engine = process.env.ENGINE === 'webkit' ? (whyNoWebKit() ?? webkit) : await startFirefox();
      await use(engine);
      if (typeof engine !== 'string') await engine.close();
    },
    {scope: 'file'},
  ],
  site: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const dir = process.env.SITE_DIR ?? 'build';
      if (!existsSync(`${dir}/index.html`)) throw new Error(`There is no built site in ${dir}/: run npm run build.`);
      const server = await startServer({dir, port: 0});
      await use(server.address);
      await server.close();
    },
    {scope: 'file'},
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  allowed: async ({}, use) => {
    await use([]);
  },
  page: async ({engine, allowed, skip}, use) => {
    if (typeof engine === 'string') return skip(engine);
    const {page, errors, close} = await engine.open();
    await use(page);
    await close();
    // One text, so that a failure names each error.
    expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text))).join('\n')).toBe('');
  },
});
