/** Live JSX: a React component that readers edit and run, drawn in a sandboxed frame. */
import type {Page} from '@playwright/test';
import {follow} from './support/quiet';
import {expect, pageTest as test, visit} from './support/test';

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
  const [found, setFound] = useState([]);
  useEffect(() => {
    const attempts = {
      page: () => parent.document.title,
      storage: () => localStorage.length,
      cookie: () => document.cookie,
      network: () => fetch('https://example.org/attack').then(() => { throw null; }, () => { throw Error(); }),
    };
    Promise.all(Object.entries(attempts).map(async ([name, attempt]) => {
      try { return name + ' open ' + (await attempt()); } catch (error) { return error === null ? name + ' open' : name + ' shut'; }
    })).then(setFound);
    top.postMessage('attack', '*');
  }, []);
  return <p>{found.join(', ')}</p>;
}`,
  );
  await expect(frameOf(page).getByText('page shut, storage shut, cookie shut, network shut')).toBeVisible();
  expect(asked.filter((address) => address.includes('example.org'))).toEqual([]);
  await expect(page).toHaveTitle(/libraries/i);
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
