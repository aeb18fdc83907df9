/** What the keyboard and screen readers reach. */
import {expect, test, visit} from './support/test';

test('code that fits is no tab stop, and code that scrolls is one', async ({page}) => {
  await visit(page, '/docs/installation');
  await expect(page.getByRole('button', {name: 'Copy the install command'}).first()).toBeVisible();
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
