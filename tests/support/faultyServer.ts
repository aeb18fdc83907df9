/** Servers that answer wrongly, for the browsers whose requests a test can't catch on the way. */
import {createServer} from 'node:http';

/** What a server answers for files that the site has. */
interface Answer {
  readonly files: RegExp;
  readonly status: number;
  readonly body: string;
  /** A script, unless it says otherwise. */
  readonly contentType?: string;
  readonly nosniff?: boolean;
}

/** A server between the browser and the site, which answers for some files itself. */
export interface FaultyServer {
  readonly address: string;
  /** Which files it answers for from now on, and with what; undefined: none. */
  answer: Answer | undefined;
  /** Has the main script of a page begin with code of a test, such as one that takes a feature from the browser. */
  readonly startWith: (path: string, code: string) => Promise<void>;
  readonly close: () => Promise<unknown>;
}

/**
 * Starts a server that passes all requests on to the site, but for the files that a test names. The home page is also at
 * `/elsewhere/`, a base URL that the site was not built for.
 */
export async function startFaulty(site: string): Promise<FaultyServer> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const {answer} = faulty;
    if (answer?.files.test(path)) {
      response.writeHead(answer.status, {
        'content-type': answer.contentType ?? 'text/javascript',
        'cache-control': 'no-store',
        ...(answer.nosniff && {'x-content-type-options': 'nosniff'}),
      });
      response.end(answer.body);
      return;
    }
    void fetch(site + path.replace(/^\/elsewhere\/$/, '/')).then(async (found) => {
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
    async startWith(path, code) {
      const page = await (await fetch(site + path)).text();
      const main = /\/assets\/js\/main\.[^"'> ]+\.js/.exec(page)?.[0] ?? '';
      const script = await (await fetch(site + main)).text();
      faulty.answer = {files: /\/assets\/js\/main\./, status: 200, body: code + script};
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
  return faulty;
}
