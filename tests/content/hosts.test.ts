/** What hosts answer for the files of the site: the project's own server, and nginx. */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir, userInfo} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {headersFor, readHeadersFile} from '../../plugins/security/headersFile';
import {prepareForNginx} from '../../scripts/lib/nginx';
import {startServer, type SiteServer} from '../../scripts/lib/staticServer';
import {freePort} from '../../scripts/lib/webkit';

/** Debian's nginx, which CI installs. Where there is none, these tests cannot run. */
const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file));
if (nginx === undefined) console.log('The nginx configuration is not tested: there is no nginx on this machine.');

const folder = mkdtempSync(path.join(tmpdir(), 'h3-docs-nginx-'));
afterAll(() => rmSync(folder, {recursive: true}));

const build = path.join(folder, 'small');
const out = path.join(folder, 'deployed');
const prepare = (into: string) => prepareForNginx({build, out: into, base: '/docs/', port: 80});
beforeAll(() => {
  mkdirSync(path.join(build, 'data'), {recursive: true});
  writeFileSync(path.join(build, 'index.html'), 'home');
  writeFileSync(path.join(build, '_headers'), '/*\n  X-Test: 1\n');
});

test('the folder of a deployment is written where there is none, and refused where it has files, which stay', async () => {
  await prepare(out);
  expect(readFileSync(path.join(out, 'site/docs/index.html'), 'utf8')).toBe('home');
  expect(existsSync(path.join(out, 'site/docs/_headers'))).toBe(false);
  for (const into of [out, build]) await expect(prepare(into)).rejects.toThrow("isn't empty");
  expect(existsSync(path.join(build, 'index.html'))).toBe(true);
});

/** Starts nginx with the site, and waits until it answers. */
async function startNginx(program: string): Promise<SiteServer> {
  const port = await freePort();
  const site = await prepareForNginx({build: 'build', out: path.join(folder, 'out'), base: '/', port});
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `user ${userInfo().username}; daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1; events {}
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  include ${site};
}`,
  );
  const address = `http://127.0.0.1:${port}`;
  let said = '';
  const server = spawn(program, ['-p', folder, '-c', main], {stdio: ['ignore', 'ignore', 'pipe']});
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  await vi.waitFor(
    async () => {
      const status = await fetch(address).then(
        (response) => response.status,
        () => said,
      );
      if (status !== 200) throw new Error(`nginx does not serve the site: ${status}`);
    },
    {timeout: 20_000, interval: 100},
  );
  const close = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
  };
  return {address, close};
}

const hosts: readonly (readonly [name: string, start: () => Promise<SiteServer>])[] = [
  ['the static server', () => startServer({dir: 'build', port: 0})],
  ...(nginx === undefined ? [] : [['nginx', () => startNginx(nginx)] as const]),
];

describe.each(hosts)('%s', (name, start) => {
  let address: string;
  let close: SiteServer['close'];
  beforeAll(async () => {
    ({address, close} = await start());
  });
  afterAll(() => close());

  test.each(['/docs/quickstart', '/docs/quickstart/', '/docs/quickstart/index.html?q=1'])(
    'serves %s',
    async (route) => {
      const response = await fetch(address + route, {redirect: 'manual'});
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(readFileSync('build/docs/quickstart/index.html', 'utf8'));
    },
  );

  test('answers with the not-found page and status 404', async () => {
    const response = await fetch(`${address}/assets/no-such-file.js`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(readFileSync('build/404.html', 'utf8'));
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('sends the security headers of the build with every answer', async () => {
    const expected = headersFor(readHeadersFile(readFileSync('build/_headers', 'utf8')), '/docs');
    for (const route of ['/', '/docs/api/indexing', '/nowhere']) {
      const {headers} = await fetch(address + route);
      for (const [name, value] of Object.entries(expected)) expect(headers.get(name)).toBe(value);
    }
  });

  test('caches hashed files for good and pages not at all, and sends what is compressed', async () => {
    const script = /\/assets\/js\/main\.\w+\.js/.exec(readFileSync('build/index.html', 'utf8'))?.[0] ?? '';
    const response = await fetch(address + script, {headers: {'accept-encoding': 'gzip'}});
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(readFileSync(path.join('build', script), 'utf8'));
    for (const file of ['docs/quickstart', 'sw.js']) {
      const {headers, status} = await fetch(`${address}/${file}`);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    }
  });

  test('knows the type of every file, and has no address for what readers don’t ask for', async () => {
    const expected = {
      '/data/resolution-statistics.csv': 'text/csv; charset=utf-8',
      '/data/resolutions.json': 'application/json; charset=utf-8',
      '/releases.atom': 'application/atom+xml; charset=utf-8',
      '/docs/quickstart': 'text/html; charset=utf-8',
    };
    for (const [file, type] of Object.entries(expected)) {
      const {headers, status} = await fetch(address + file);
      expect([status, headers.get('content-type')], file).toEqual([200, type]);
    }
    const hidden = ['/_headers', '/index.html.gz', '/_headers.gz', '/docs/quickstart/index.html.gz'];
    for (const file of hidden.slice(name === 'nginx' ? 0 : 1))
      expect((await fetch(address + file)).status, file).toBe(404);
  });

  test('serves the Markdown of pages as such, and keeps search engines from it', async () => {
    const {headers} = await fetch(`${address}/docs/quickstart.md`);
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect((await fetch(`${address}/docs/quickstart`)).headers.has('x-robots-tag')).toBe(false);
  });
});
