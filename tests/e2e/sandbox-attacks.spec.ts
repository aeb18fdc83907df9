/** What hostile code in an example, and a hostile page that opens the site, can do. */
import {startServer} from '../../scripts/lib/staticServer';
import {startAttacked} from '../support/sandboxAttacks';
import {openExample} from './support/example';
import {expect, hydrated, test, weekly} from './support/test';

for (const headers of [true, false]) {
  const details = headers ? {} : weekly;

  test(`no code of an example gets out of its worker, with headers: ${headers}`, details, async ({page, allow}) => {
    const {address, reached, javascript, close} = await startAttacked();
    const site = await startServer({dir: process.env.SITE_DIR ?? 'build', port: 0, headers});
    // The browser reports what the policy of the sandbox refuses, and announces such a request before it refuses it.
    allow.errors.push(/Content Security Policy|violates the following|Refused to/);
    allow.requests.push(/^(?:http|ws):\/\/127\.0\.0\.1:\d+\/attack\//, new RegExp(`^${site.address}/`));
    try {
      const {example, editor} = await openExample(page, `${site.address}/docs/quickstart`);
      const title = await page.title();
      await editor.fill(javascript);
      await expect(example.locator('pre').last()).toHaveText('["tried", []]');
      await expect(example.getByRole('alert')).toHaveCount(0);
      await editor.fill('return [typeof self.h3, [1, 2].map((n) => n * 21)]');
      await expect(example.locator('pre').last()).toHaveText('["undefined", [21, 42]]');
      expect(reached, 'requests that reached a server').toEqual([]);
      // The server does answer those who may ask.
      expect(await (await fetch(address)).text()).toBe('1');
      expect(await page.title()).toBe(title);
    } finally {
      close();
      await site.close();
    }
  });
}

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
  await hydrated(site);
  const example = site.locator('.live-example').first();
  await example.scrollIntoViewIfNeeded();
  await example.hover();
  await example.getByRole('textbox').fill('return 6 * 7');
  await expect(example.locator('pre').last()).toHaveText('42');
});
