/** What hostile code in an example, and a hostile page that opens the site, can do. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {attacker, attacks} from '../support/sandboxAttacks';
import {openExample} from './support/example';
import {expect, test, weekly} from './support/test';

/** Long enough for a request that has been started to leave, in milliseconds; the worker is ended after it. */
const LINGER_MS = 1000;

test('no code of an example gets out of its worker', async ({page, allow}) => {
  const tried = attacks;
  // The browser reports what the policy of the sandbox refuses, and announces such a request before it refuses it.
  allow.errors.push(/Content Security Policy|violates the following|Refused to/);
  allow.requests.push(/^(?:http|ws):\/\/127\.0\.0\.1:\d+\/attack\//);
  const reached: string[] = [];
  const server = http.createServer(({url = ''}, response) => {
    reached.push(url);
    response.writeHead(200, {'access-control-allow-origin': '*'}).end('1');
  });
  server.on('upgrade', ({url = ''}, socket) => {
    reached.push(url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}/attack`;
  const code = JSON.stringify(tried).replaceAll(attacker, `http://${address}`);
  try {
    const {example, editor} = await openExample(page);
    const title = await page.title();
    await editor.fill(`
      self.h3 = h3;
      const got = [];
      for (const attack of ${code}) {
        try {
          const value = (0, eval)(attack);
          if (typeof value === 'string' && value.startsWith('got')) got.push(value);
          if (value instanceof Promise) value.catch(() => 1);
        } catch {}
      }
      const end = new Date(Number(new Date()) + ${LINGER_MS});
      while (new Date() < end);
      return ['tried', got];`);
    await expect(example.locator('pre').last()).toHaveText('["tried", []]');
    await expect(example.getByRole('alert')).toHaveCount(0);
    await editor.fill('return [typeof self.h3, [1, 2].map((n) => n * 21)]');
    await expect(example.locator('pre').last()).toHaveText('["undefined", [21, 42]]');
    expect(reached, 'requests that reached a server').toEqual([]);
    // The server does answer those who may ask.
    expect(await (await fetch(`http://${address}/`)).text()).toBe('1');
    expect(await page.title()).toBe(title);
  } finally {
    server.close();
  }
});

test('an error of any length that a worker reports is shown in short', weekly, async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill('reportError(new Error("x".repeat(1e7))); for (;;);');
  const alert = example.getByRole('alert');
  await expect(alert).toContainText('The sandbox for live examples failed: Uncaught Error: xxx');
  expect((await alert.innerText()).length).toBeLessThan(2000);
});

test('a page that opened the site cannot give its sandbox other code', weekly, async ({page, context, baseURL}) => {
  await page.route('**/hostile', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<button>Open</button><script>
        document.querySelector('button').onclick = () => {
          const site = open('/docs/quickstart');
          setInterval(() => {
            for (let at = 0; at < site.length; at += 1) {
              site[at].postMessage('postMessage(1)', '*', [new MessageChannel().port1]);
            }
          }, 1);
        };
      </script>`,
    }),
  );
  await page.goto(`${baseURL}/hostile`);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', {name: 'Open'}).click();
  const site = await opened;
  await site.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  const example = site.locator('.live-example').first();
  await example.scrollIntoViewIfNeeded();
  await site.locator('.live-example').first().hover();
  await example.getByRole('textbox').fill('return 6 * 7');
  await expect(example.locator('pre').last()).toHaveText('42');
});
