// cspell:ignore fsecret
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {siteHeaders, writeHeadersFile} from '../../plugins/security/headersFile';
import {startServer, type SiteServer} from '../../scripts/lib/staticServer';

const folder = mkdtempSync(path.join(tmpdir(), 'h3-docs-serve-'));
const dir = path.join(folder, 'site');
let server: SiteServer;

beforeAll(async () => {
  mkdirSync(path.join(dir, 'docs', 'page'), {recursive: true});
  writeFileSync(path.join(folder, 'secret.html'), 'secret');
  writeFileSync(path.join(dir, 'index.html'), 'home');
  writeFileSync(path.join(dir, 'docs', 'page', 'index.html'), 'a page');
  writeFileSync(path.join(dir, 'flat.html'), 'a flat page');
  writeFileSync(path.join(dir, '404.html'), 'no such page');
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

test('the static server serves a flat page, none where clean URLs are off, and nothing beside its base path', async () => {
  expect(await (await fetch(`${server.address}/flat`)).text()).toBe('a flat page');
  const other = await startServer({dir, port: 0, cleanUrls: false, base: '/h3/'});
  expect(await (await fetch(`${other.address}/docs/page/`)).text()).toBe('a page');
  expect((await fetch(`${other.address}/flat`)).status).toBe(404);
  expect((await fetch(new URL('/docs/page', other.address))).status).toBe(404);
  await other.close();
});

test.each(['/../secret.html', '/..%2fsecret.html', '/docs/..%2f..%2f..%2fsecret.html', '/%00', '/%E0%A4%A'])(
  'the static server does not leave the folder for %s',
  async (rawPath) => {
    expect(await statusOfRawPath(rawPath)).toBe(404);
  },
);

test('the static server answers in short for a file that has not changed, and keeps no lost file', async () => {
  const {headers} = await fetch(`${server.address}/docs/page`);
  const again = await fetch(`${server.address}/docs/page`, {headers: {'if-none-match': headers.get('etag') ?? ''}});
  expect(again.status).toBe(304);
  const lost = await fetch(`${server.address}/assets/lost.js`);
  expect(lost.headers.get('cache-control')).toBe('no-cache');
});

test('the static server takes GET and HEAD only', async () => {
  expect((await fetch(`${server.address}/`, {method: 'POST', body: 'x'})).status).toBe(405);
  expect((await fetch(`${server.address}/`, {method: 'HEAD'})).status).toBe(200);
});
