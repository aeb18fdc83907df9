import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {contentTypeOf, isCompressible} from './contentTypes';
import {headersFor, readHeadersFile, type HeaderRule} from '../../plugins/security/headersFile';

/** How a folder is served. */
export interface ServeOptions {
  /** The folder with the built site. */
  readonly dir: string;
  /** The port to listen on; 0 takes a free one. */
  readonly port: number;
  /** The path that the site lives under, with both slashes: `/` or `/h3/`. */
  readonly base?: string;
  /** Serve `/page` from `page.html`, as many hosts do. A host that knows only files and folders is `false`. */
  readonly cleanUrls?: boolean;
  /** Send the headers that the folder's `_headers` names. A host that ignores that file is `false`. */
  readonly headers?: boolean;
}

/** A running server. */
export interface SiteServer {
  /** Where the site is, base path included, without a trailing slash. */
  readonly address: string;
  /** Stops it, open connections included. */
  readonly close: () => Promise<void>;
}

const compress = promisify(gzip);

interface Answer {
  readonly status: number;
  readonly file: string;
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The file below `dir` that a request path stands for, or the not-found page. */
async function resolveFile(dir: string, pathname: string, cleanUrls: boolean): Promise<Answer> {
  const target = path.join(dir, path.posix.normalize(pathname));
  const inside = target === dir || target.startsWith(dir + path.sep);
  if (inside && !pathname.includes('\0')) {
    const bare = target.replace(/[\\/]+$/, '');
    const candidates = [target, path.join(target, 'index.html'), ...(cleanUrls ? [`${bare}.html`] : [])];
    for (const file of candidates) if (await isFile(file)) return {status: 200, file};
  }
  return {status: 404, file: path.join(dir, '404.html')};
}

/** The rules of the folder's `_headers`; none where it has no such file. */
async function readRules(dir: string): Promise<readonly HeaderRule[]> {
  const file = path.join(dir, '_headers');
  return (await isFile(file)) ? readHeadersFile(await readFile(file, 'utf8')) : [];
}

/** The path within the site, decoded; undefined when it is outside the base path or not decodable. */
function sitePath(request: IncomingMessage, base: string): string | undefined {
  const raw = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
  if (!`${raw}/`.startsWith(base)) return undefined;
  try {
    return `/${decodeURIComponent(raw.slice(base.length))}`;
  } catch {
    return undefined;
  }
}

/**
 * Serves a built site the way a plain static host does: a folder's `index.html` with and without the trailing slash,
 * `404.html` with status 404 for the rest, gzip, an `ETag` to revalidate with, and the headers that the folder's
 * `_headers` names.
 */
export async function startServer(options: ServeOptions): Promise<SiteServer> {
  const {dir, port, base = '/', cleanUrls = true, headers: named = true} = options;
  const root = path.resolve(dir);
  const rules = named ? await readRules(root) : [];
  const zipped = new Map<string, Promise<Buffer>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end();
      return;
    }
    const pathname = sitePath(request, base);
    const {status, file} =
      pathname === undefined
        ? {status: 404, file: path.join(root, '404.html')}
        : await resolveFile(root, pathname, cleanUrls);
    const found = await stat(file).catch(() => undefined);
    if (!found) {
      response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end('Not found\n');
      return;
    }
    const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
    const own = headersFor(rules, (request.url ?? '/').split(/[?#]/)[0] ?? '/');
    const headers: Record<string, string> = {'content-type': contentTypeOf(file), 'cache-control': 'no-cache'};
    for (const [name, value] of Object.entries(own)) headers[name.toLowerCase()] = value;
    // A file that is not there may be there tomorrow.
    if (status !== 200) headers['cache-control'] = 'no-cache';
    Object.assign(headers, {etag, vary: 'accept-encoding'});
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    let body = await readFile(file);
    if (isCompressible(file) && /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '')) {
      const key = file + etag;
      const pending = zipped.get(key) ?? compress(body, {level: 9});
      zipped.set(key, pending);
      body = Buffer.from(await pending);
      headers['content-encoding'] = 'gzip';
    }
    response.writeHead(status, {...headers, 'content-length': body.length});
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    address: `http://127.0.0.1:${bound.port}${base.replace(/\/$/, '')}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
