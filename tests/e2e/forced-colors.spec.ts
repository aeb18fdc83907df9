/** In forced colors the browser replaces all colors: what is selected must be told by something else. */
import type {Locator} from '@playwright/test';
import {expect, test, visit} from './support/test';

test.use({forcedColors: 'active'});

/** What an element looks like beside its text: its borders, outline, weight, and colors. */
const lookOf = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    const border = (side: 'Bottom' | 'Top') =>
      Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Color`] !== style.backgroundColor
        ? `${style[`border${side}Width`]} ${style[`border${side}Color`]}`
        : 'none';
    const outline = style.outlineStyle === 'none' ? 'none' : `${style.outlineWidth} ${style.outlineColor}`;
    return [
      border('Top'),
      border('Bottom'),
      outline,
      style.backgroundColor,
      style.color,
      style.textDecorationLine,
    ].join();
  });

test('the selected language tab looks different', async ({page}) => {
  await visit(page, '/docs/api/traversal');
  const tabs = page.locator('#griddisk ~ .language-tabs').first();
  const [selected, other] = [tabs.locator('[aria-selected=true]'), tabs.locator('[aria-selected=false]').first()];
  expect(await lookOf(selected)).not.toBe(await lookOf(other));
});

test('sections of the sidebar show that they open', async ({page}) => {
  await visit(page, '/docs/quickstart');
  const carets = await page
    .locator('.menu__link--sublist-caret')
    .first()
    .evaluate((link) => {
      const {backgroundColor, maskImage} = getComputedStyle(link, '::after');
      return {isSeen: backgroundColor !== getComputedStyle(document.body).backgroundColor, maskImage};
    });
  expect(carets).toEqual({isSeen: true, maskImage: expect.stringContaining('url(') as unknown});
});
