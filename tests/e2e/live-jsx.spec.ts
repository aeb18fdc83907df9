/** Live JSX: a React component that readers edit, drawn in a sandboxed frame. */
import type {Page} from '@playwright/test';
import {follow} from './support/quiet';
import {expect, pageTest as test, visit} from './support/test';

const path = '/docs/community/libraries';

const exampleOf = (page: Page) => page.getByRole('group', {name: 'Live example: Draw cells with React'});
const frameOf = (page: Page) => exampleOf(page).frameLocator('iframe');

/** Puts other code into the example. */
async function edit(page: Page, code: string): Promise<void> {
  const example = exampleOf(page);
  const button = example.getByRole('button', {name: /^Edit and run/});
  if (await button.isVisible()) await button.click();
  await example.getByRole('textbox').fill(code);
}

test('the build draws it, and what it needs comes when the reader presses it', async ({page}) => {
  const traffic = follow(page);
  await visit(page, path);
  const example = exampleOf(page);
  await example.scrollIntoViewIfNeeded();
  await expect(example.getByRole('img', {name: '19 cells'})).toBeVisible();
  await traffic.quiet();
  expect(traffic.paths().filter((file) => file.includes('sandbox-jsx'))).toEqual([]);
  await example.locator('.live-drawing').click();
  await frameOf(page).getByRole('slider').fill('1');
  await expect(frameOf(page).getByRole('img', {name: '7 cells'})).toBeVisible();
  expect(traffic.paths().filter((file) => file.includes('sandbox-jsx'))).toHaveLength(1);
  await expect(example.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
});

test('what is typed is drawn with React and h3 in scope, and a mistake is named', async ({page, allow}) => {
  allow.errors.push(/SyntaxError|nothing|Unexpected/);
  await visit(page, path);
  await edit(page, '() => <b>{h3.gridDisk("8928308280fffff", useState(3)[0]).length} cells</b>');
  await expect(frameOf(page).getByText('37 cells')).toBeVisible();
  await edit(page, '<b>{1 +}</b>');
  await expect(exampleOf(page).getByRole('alert')).toContainText(/Unexpected token/);
  await edit(page, '<i>mended</i>');
  await expect(frameOf(page).getByText('mended')).toBeVisible();
  await expect(exampleOf(page).getByRole('alert')).toHaveCount(0);
  await exampleOf(page)
    .getByRole('button', {name: /^Reset/})
    .click();
  await expect(frameOf(page).getByRole('img', {name: '19 cells'})).toBeVisible();
});

test('nothing that it does reaches the page, its storage, or the network', async ({page, allow}) => {
  allow.errors.push(/Content Security Policy|SecurityError|Failed to fetch|Blocked|sandboxed/);
  await visit(page, path);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await edit(
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

test('with noInline, code calls render itself', async ({page}) => {
  await page.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('title:"Draw cells with React"', '$&,noInline:"yes"');
    await route.fulfill({response, body});
  });
  await visit(page, path);
  await edit(page, 'const A = () => <i>rendered</i>;\nrender(<A />);');
  await expect(frameOf(page).getByText('rendered')).toBeVisible();
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
  for (const each of ['/docs/quickstart', path]) {
    await visit(page, each);
    expect(await resultIsAbove()).toBe(false);
  }

  await page.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('playgroundPosition:"bottom"', 'playgroundPosition:"top"');
    await route.fulfill({response, body});
  });
  // The browser itself draws both pages: the server's HTML has the option of the build. Here it begins without live code.
  await visit(page, '/docs/community/tutorials');
  for (const to of ['/docs/quickstart', path]) {
    await page
      .locator(`a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(to);
    await expect.poll(resultIsAbove).toBe(true);
  }
});

const hangs = [
  ['a loop in a component', '() => { while (true) {} }', /still running after 3 seconds, .* Is there a loop/],
  ['a pattern without an end', `() => /^(a+)+$/.test('${'a'.repeat(60)}b')`, /still running after 6 seconds/],
  ['another page in the frame', `() => { location.href = 'https://example.org/'; }`, /opened another page/],
] as const;

for (const [name, code, message] of hangs) {
  test(`${name} is named, and Reset draws again`, async ({page, allow}) => {
    allow.errors.push(/still running|Content Security Policy|ERR_BLOCKED/);
    await visit(page, path);
    await edit(page, code);
    await expect(exampleOf(page).getByRole('alert')).toContainText(message, {timeout: 15_000});
    await exampleOf(page)
      .getByRole('button', {name: /^Reset/})
      .click();
    await expect(frameOf(page).getByRole('img', {name: '19 cells'})).toBeVisible();
    await expect(exampleOf(page).getByRole('alert')).toHaveCount(0);
  });
}

test('a loop in a handler is named, and what is drawn stays', async ({page, allow}) => {
  allow.errors.push(/still running/);
  await visit(page, path);
  await edit(page, '<button onClick={() => { for (;;); }}>Begin</button>');
  await frameOf(page).getByRole('button', {name: 'Begin'}).click();
  await expect(exampleOf(page).getByRole('alert')).toContainText(/still running after 3 seconds/);
  await expect(frameOf(page).getByRole('button', {name: 'Begin'})).toBeVisible();
});
