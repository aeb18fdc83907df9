/** What the tests in WebKit share: the browser, driven over WebDriver, and the built site to visit. */
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import {test as base} from 'vitest';
import {startServer} from '../../scripts/lib/staticServer';
import {Session} from './session';

interface Fixtures {
  /** The address of the built site, without a trailing slash. */
  readonly site: string;
  /** A window of a browser that has never been on the site. */
  readonly page: Session;
}

/** The folder of the built site. */
export const siteFolder = process.env.SITE_DIR ?? 'build';

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
  // eslint-disable-next-line no-empty-pattern -- as above
  page: async ({}, use) => {
    const page = await Session.open();
    await use(page);
    await page.close();
  },
});

/** A server between the browser and the site, which answers for some files itself. */
export interface FaultyServer {
  readonly address: string;
  /** Which files it answers for from now on, and with what; undefined: none. */
  answer: {readonly files: RegExp; readonly status: number; readonly body: string} | undefined;
  readonly close: () => Promise<unknown>;
}

/** Starts a server that passes all requests on to the site, but for the files that a test names. */
export async function startFaulty(site: string): Promise<FaultyServer> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const {answer} = faulty;
    if (answer?.files.test(path)) {
      response.writeHead(answer.status, {'content-type': 'text/javascript', 'cache-control': 'no-store'});
      response.end(answer.body);
      return;
    }
    void fetch(site + path).then(async (found) => {
      const headers = [...found.headers].filter(
        ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding)$/.test(name),
      );
      response.writeHead(found.status, {...Object.fromEntries(headers), 'cache-control': 'no-store'});
      response.end(Buffer.from(await found.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  const faulty: FaultyServer = {
    address: `http://127.0.0.1:${bound.port}`,
    answer: undefined,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
  return faulty;
}
