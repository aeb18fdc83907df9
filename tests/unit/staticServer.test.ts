// cspell:ignore fsecret
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {siteHeaders, writeHeadersFile} from '../../plugins/security/headersFile';
import {startServer, type SiteServer} from '../../scripts/lib/staticServer';

const folder = mkdtempSync(path.join(tmpdir(), 'h3-docs-serve-'));
const dir = path.join(folder, 'site');
let server: SiteServer;

beforeAll(async () => {
  mkdirSync(path.join(dir, 'docs', 'page'), {recursive: true});
  mkdirSync(path.join(dir, 'assets'));
  writeFileSync(path.join(folder, 'secret.html'), 'secret');
  writeFileSync(path.join(dir, 'index.html'), 'home');
  writeFileSync(path.join(dir, 'docs', 'page', 'index.html'), 'a page');
  writeFileSync(path.join(dir, 'flat.html'), 'a flat page');
  writeFileSync(path.join(dir, 'docs', 'page.md'), '# A page');
  writeFileSync(path.join(dir, '404.html'), 'no such page');
  writeFileSync(path.join(dir, 'assets', 'main.abc123.js'), 'void 0;');
  writeFileSync(path.join(dir, '_headers'), writeHeadersFile(siteHeaders("default-src 'self'", '/')));
  server = await startServer({dir, port: 0});
});

afterAll(async () => {
  await server.close();
  rmSync(folder, {recursive: true});
});

/** Asks for a path exactly as it is written: `fetch` would resolve its dots first. */
function statusOfRawPath(rawPath: string): Promise<number | undefined> {
  const {hostname, port} = new URL(server.address);
  return new Promise((resolve, reject) => {
    request({hostname, port, path: rawPath}, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('the static server', () => {
  test.each([
    ['/docs/page', 200, 'a page'],
    ['/docs/page/index.html', 200, 'a page'],
    ['/docs/page?q=1', 200, 'a page'],
    ['/flat', 200, 'a flat page'],
    ['/nowhere', 404, 'no such page'],
  ])('answers %s with %i', async (route, status, text) => {
    const response = await fetch(server.address + route);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  test('serves no flat page where clean URLs are off, and nothing beside its base path', async () => {
    const other = await startServer({dir, port: 0, cleanUrls: false, base: '/h3/'});
    expect(await (await fetch(`${other.address}/docs/page/`)).text()).toBe('a page');
    expect((await fetch(`${other.address}/flat`)).status).toBe(404);
    expect((await fetch(new URL('/docs/page', other.address))).status).toBe(404);
    await other.close();
  });

  test.each(['/../secret.html', '/..%2fsecret.html', '/docs/..%2f..%2f..%2fsecret.html', '/%00', '/%E0%A4%A'])(
    'does not leave the folder for %s',
    async (rawPath) => {
      expect(await statusOfRawPath(rawPath)).toBe(404);
    },
  );

  test('compresses, and caches hashed files for good but pages not at all', async () => {
    const script = await fetch(`${server.address}/assets/main.abc123.js`, {headers: {'accept-encoding': 'gzip'}});
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe('void 0;');
    const page = await fetch(`${server.address}/docs/page`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(`${server.address}/docs/page`, {
      headers: {'if-none-match': page.headers.get('etag') ?? ''},
    });
    expect(again.status).toBe(304);
  });

  test('sends the headers that the folder names, also with the not-found page', async () => {
    for (const route of ['/docs/page', '/nowhere']) {
      const {headers} = await fetch(server.address + route);
      expect(headers.get('content-security-policy')).toBe("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const lost = await fetch(`${server.address}/assets/lost.js`);
    expect(lost.status).toBe(404);
    expect(lost.headers.get('cache-control')).toBe('no-cache');
  });

  test('takes GET and HEAD only', async () => {
    expect((await fetch(`${server.address}/`, {method: 'POST', body: 'x'})).status).toBe(405);
    expect((await fetch(`${server.address}/`, {method: 'HEAD'})).status).toBe(200);
  });
});

test('serves the Markdown copy of a page as such, and keeps search engines from it', async () => {
  const copy = await fetch(`${server.address}/docs/page.md`);
  expect(copy.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(copy.headers.get('x-robots-tag')).toBe('noindex');
  expect((await fetch(`${server.address}/docs/page`)).headers.has('x-robots-tag')).toBe(false);
});
