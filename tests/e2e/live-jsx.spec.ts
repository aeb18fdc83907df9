/** Live JSX: a React component that readers edit, drawn in a sandboxed frame. */
import type {Page} from '@playwright/test';

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
