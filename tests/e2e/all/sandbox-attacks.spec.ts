/** What hostile code in an example, and a hostile page that opens the site, can do. */

import {openExample} from '../support/example';
import {expect, test} from '../support/test';

test('an error of any length that a worker reports is shown in short', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill('reportError(new Error("x".repeat(1e7))); for (;;);');
  const alert = example.getByRole('alert');
  await expect(alert).toContainText('The sandbox for live examples failed: Uncaught Error: xxx');
  expect((await alert.innerText()).length).toBeLessThan(2000);
});

test('a page that opened the site cannot give its sandbox other code', async ({page, context, baseURL}) => {
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
