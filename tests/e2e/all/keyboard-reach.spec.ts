/** What the keyboard and screen readers reach. */
import {expect, pageTest as test, visit} from '../support/test';

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
