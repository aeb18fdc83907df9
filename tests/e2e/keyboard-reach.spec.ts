/** What the keyboard and screen readers reach. */
import {expect, pageTest as test, visit} from './support/test';

test('code that fits is no tab stop, and code that scrolls is one', async ({page}) => {
  await visit(page, '/docs/installation');
  await page.keyboard.press('Tab');
  const blocks = page.locator('main pre:visible');
  await expect
    .poll(() =>
      blocks.evaluateAll((all) =>
        all
          .filter((pre) => !pre.hasAttribute('role') && !pre.querySelector('[data-value]'))
          .every((pre) => pre.scrollWidth > pre.clientWidth === ((pre as HTMLElement).tabIndex === 0)),
      ),
    )
    .toBe(true);
});

test('buttons that copy and edit say what they are for', async ({page}) => {
  await visit(page, '/docs/api/traversal');
  await expect(page.getByRole('button', {name: 'Edit and run: gridDisk', exact: true})).toBeVisible();
  const names = await page
    .getByRole('button', {name: /^Copy/})
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? button.textContent));
  expect(names.filter((name) => !/^Copy(?: as Markdown|: [\w ().,:?-]+)$/.test(name))).toEqual([]);
  expect(names).toContain('Copy: gridDisk, js');
});

test('only the button for copying that the reader uses announces its text', async ({page}) => {
  await visit(page, '/docs/installation');
  const spoken = page.locator('.code-block > button > [aria-live]');
  await expect(spoken).toHaveCount(0);
  const copy = page.locator('.code-block:visible > button').first();
  await copy.focus();
  await expect(spoken).toHaveCount(1);
  await copy.press('Enter');
  await expect(copy).not.toHaveText(/^Copy$/);
});

for (const isByTouch of [false, true])
  test.describe(`by ${isByTouch ? 'touch' : 'mouse'}`, () => {
    test.use({hasTouch: isByTouch, viewport: {width: 390, height: 844}});

    for (const isLoaded of [false, true])
      test(`editing begins with a button, ${isLoaded ? 'after' : 'before'} the editor is loaded`, async ({page}) => {
        await visit(page, '/docs/quickstart');
        const editor = page.locator('.live-example').first().getByRole('textbox');
        // The first use of the page loads the editors in view.
        if (isLoaded) await page.mouse.move(5, 5);
        await expect(editor).toHaveCount(isLoaded ? 1 : 0);
        const button = page.getByRole('button', {name: /^Edit and run/}).first();
        await (isByTouch ? button.tap() : button.click());
        await expect(editor).toBeFocused();
      });
  });

test('the open mobile menu keeps the focus, and gives it back', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/docs/quickstart');
  const toggle = page.locator('.navbar__toggle');
  await toggle.press('Enter');
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('.navbar-sidebar'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('the facts of a function can be reached by heading, and the table of contents is a landmark', async ({page}) => {
  await visit(page, '/docs/api/vertex');
  await expect(page.getByRole('heading', {name: 'Parameters', level: 3}).first()).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'On this page'})).toBeVisible();
});

test('pages of 3.x say so in title and description, and that 3.x is no longer developed', async ({page}) => {
  await visit(page, '/docs/3.x/api/traversal');
  await expect(page).toHaveTitle(/\(3\.x\) \| H3$/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^H3 3\.x: /);
  await expect(page.getByText('no longer developed')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Report a problem with this page'})).toHaveAttribute(
    'href',
    new RegExp(`/issues/new\\?title=${encodeURIComponent('Documentation: /docs/3.x/api/traversal')}$`),
  );
});

test('search engines get the questions of the FAQ with their answers', async ({page}) => {
  await visit(page, '/docs/');
  const faq = page.locator('[itemtype="https://schema.org/FAQPage"]');
  const questions = faq.locator('[itemprop=mainEntity][itemtype="https://schema.org/Question"]');
  const count = await questions.count();
  expect(count).toBeGreaterThan(40);
  const texts = (part: string) => questions.locator(part).allTextContents();
  const names = await texts('[itemprop=name]');
  expect(names.filter((name) => !name.trim().endsWith('?'))).toEqual([]);
  const answers = await texts('[itemprop=acceptedAnswer] [itemprop=text]');
  expect([names.length, answers.filter((answer) => answer.length > 20).length]).toEqual([count, count]);
});

test('search engines get the whole path of a page, and what the site and the library are', async ({page}) => {
  const data = async () =>
    JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? 'null') as Record<
      string,
      readonly Record<string, unknown>[]
    >;
  await visit(page, '/docs/api/traversal');
  expect((await data()).itemListElement?.map(({name}) => name)).toEqual(['H3', 'API reference', 'Traversal functions']);
  await visit(page, '/');
  expect((await data())['@graph']?.map((part) => part['@type'])).toEqual(['WebSite', 'SoftwareSourceCode']);
});

test('going back by keyboard, no focused link is under the navbar', async ({page}) => {
  await visit(page, '/docs/api/hierarchy');
  await page.locator('#uncompactcells a').first().focus();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const navbar = document.querySelector('.navbar');
      if (!focused || !navbar || navbar.contains(focused)) return '';
      const isCovered = focused.getBoundingClientRect().bottom <= navbar.getBoundingClientRect().bottom;
      return isCovered ? focused.outerHTML.slice(0, 120) : '';
    });
    expect(covered, `step ${step}`).toBe('');
  }
});

test('each overload of a Java signature begins at the left', async ({page}) => {
  await visit(page, '/docs/api/indexing');
  await page.getByRole('tab', {name: 'Java', exact: true}).first().click();
  const overloads = page.locator('#latlngtocell ~ .language-tabs').first().locator('.overload:visible');
  await expect(overloads).not.toHaveCount(0);
  const starts = await overloads.evaluateAll((all) =>
    all.map((overload) => {
      const range = document.createRange();
      range.selectNodeContents(overload);
      return Math.round(range.getClientRects()[0]?.left ?? Number.NaN);
    }),
  );
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
});

test('the numbers of errors stand in the headings of the errors page and in its table', async ({page}) => {
  await visit(page, '/docs/library/errors');
  await expect(page.getByRole('heading', {name: /E_CELL_INVALID \(5\)/})).toHaveCount(1);
  const headings = await page.locator('h3[id^="e_"]').allTextContents();
  expect(headings.filter((heading) => !/^E_\w+ \(\d+\)/.test(heading))).toEqual([]);
  const row = page.locator('table').first().getByRole('row').filter({hasText: 'E_CELL_INVALID'});
  await expect(row.getByRole('cell').first()).toHaveText('5');
});
