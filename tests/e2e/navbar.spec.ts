import type {Page} from '@playwright/test';
import {expect, test, visit} from './support/test';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const versionButton = (page: Page) => navbar(page).getByRole('button', {name: /^[34]\.x$/});
const menuOf = (page: Page, label: RegExp) =>
  navbar(page)
    .locator('.dropdown', {has: page.getByRole('button', {name: label})})
    .locator('.dropdown__menu');

async function chooseVersion(page: Page, label: '3.x' | '4.x'): Promise<void> {
  await versionButton(page).hover();
  await menuOf(page, /^[34]\.x$/)
    .getByRole('link', {name: label})
    .click();
}

test('the links of the navbar lead to 4.x, whatever version was read last', async ({page}) => {
  await visit(page, '/docs/quickstart');
  await chooseVersion(page, '3.x');
  await page.waitForURL('/docs/3.x/quickstart');
  for (const [name, path] of [
    ['About', '/docs/'],
    ['API', '/docs/api/indexing'],
    ['Bindings', '/docs/community/bindings'],
    ['Resolutions', '/docs/core-library/restable'],
  ] as const) {
    await navbar(page).getByRole('link', {name, exact: true}).click();
    await page.waitForURL(path);
    await page.goBack();
    await page.waitForURL('/docs/3.x/quickstart');
  }
  await expect(navbar(page).getByRole('link', {name: /GitHub|source/i})).toHaveAttribute(
    'href',
    'https://github.com/uber/h3',
  );
});

test('the version menu leads to the same page, renamed ones too, and remembers', async ({page}) => {
  for (const [path4, path3] of [
    ['/docs/quickstart', '/docs/3.x/quickstart'],
    ['/docs/core-library/latLngToCellDesc', '/docs/3.x/core-library/geoToH3desc'],
    ['/docs/library/terminology', '/docs/3.x/'],
  ] as const) {
    await visit(page, path4);
    await chooseVersion(page, '3.x');
    await page.waitForURL(path3);
    if (path4 === '/docs/library/terminology') continue;
    await chooseVersion(page, '4.x');
    await page.waitForURL(path4);
  }
  await visit(page, '/');
  await expect(versionButton(page)).toHaveText('3.x');
  const stored = await page.evaluate(() => Object.entries(localStorage));
  expect(stored.find(([key]) => key.startsWith('docs-preferred-version'))?.[1]).toBe('3.x');
});

test('the language menu offers English, and choosing it stays on the page', async ({page}) => {
  await visit(page, '/docs/quickstart');
  await navbar(page)
    .getByRole('button', {name: /English/})
    .hover();
  const languages = menuOf(page, /English/).getByRole('link');
  await expect(languages).toHaveText(['English']);
  await languages.click();
  await page.waitForURL(/\/docs\/quickstart\/?$/);
});

test('menus open on hover and Enter, and close on Escape, a click outside, and lost focus', async ({page}) => {
  await visit(page, '/docs/quickstart');
  const button = versionButton(page);
  const menu = menuOf(page, /^[34]\.x$/);
  await expect(menu).toBeHidden();

  await button.hover();
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.mouse.move(600, 600);
  await button.hover();
  await expect(menu).toBeVisible();
  await page.mouse.move(600, 600);
  await expect(menu).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.mouse.click(600, 600);
  await expect(menu).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toBeHidden();
});

test.describe('with a touch screen', () => {
  test.use({hasTouch: true});

  test('a tap opens a menu and another one closes it, on the landing page too', async ({page}) => {
    await visit(page, '/');
    const menu = menuOf(page, /^[34]\.x$/);
    await versionButton(page).tap();
    await expect(menu).toBeVisible();
    await versionButton(page).tap();
    await expect(menu).toBeHidden();
    await versionButton(page).tap();
    await page.touchscreen.tap(600, 600);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/');
    await versionButton(page).tap();
    await menu.getByRole('link', {name: '3.x'}).tap();
    await page.waitForURL('/docs/3.x/');
  });
});

test('at 996 px the navbar is a menu that closes when the window becomes wide', async ({page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await visit(page, '/');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await expect(toggle).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await toggle.click();
  const sidebar = page.locator('.navbar-sidebar');
  await expect(sidebar).toBeVisible();
  for (const name of ['Quickstart', 'Installation'])
    await expect(sidebar.getByRole('link', {name, exact: true})).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(sidebar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the navbar leaves on scroll down, returns on scroll up, and for the keyboard', async ({page}) => {
  await visit(page, '/docs/api/traversal');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => window.scrollY >= 400);
  await page.mouse.wheel(0, 400);
  await expect(navbar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(navbar(page)).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(navbar(page)).not.toBeInViewport();
  await navbar(page).getByRole('link', {name: 'About', exact: true}).focus();
  await page.keyboard.press('Tab');
  await expect(navbar(page)).toBeInViewport();
});

test('at every size of text, nothing in the navbar overlaps or is cut, or scrolls sideways', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await visit(page, '/docs/quickstart');
  // The setting of the browser reaches media queries, and a size on the root doesn't.
  for (const [percent, isBrowser] of [125, 150, 175, 200].flatMap((each) => [
    [each, true] as const,
    [each, false] as const,
  ])) {
    await session.send('Page.setFontSizes', {fontSizes: {standard: isBrowser ? 0.16 * percent : 16}});
    await page.evaluate((own) => (document.documentElement.style.fontSize = own), isBrowser ? '' : `${percent}%`);
    await expect(page.locator('html')).toHaveCSS('font-size', `${0.16 * percent}px`);
    for (const width of [320, 390, 600, 997, 1100, 1350, 1600]) {
      await page.setViewportSize({width, height: 844});
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const wrong = await page.evaluate((isMeasured) => {
        const selector = 'button, .navbar__logo, .navbar__title, .navbar__item, input';
        const inside = [...document.querySelectorAll<HTMLElement>(`.navbar__inner :is(${selector})`)].filter(
          (element) => element.checkVisibility() && element.clientWidth > 1,
        );
        const problems = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
        for (const element of inside) {
          const box = element.getBoundingClientRect();
          if (box.right > innerWidth + 1) problems.push(`${element.className} leaves`);
          for (const other of inside) {
            if (element.contains(other) || other.contains(element)) continue;
            const {left, right, top, bottom} = other.getBoundingClientRect();
            const [across, down] = [Math.min(box.right, right) - left, Math.min(box.bottom, bottom) - top];
            if (left >= box.left && top >= box.top && across > 1 && down > 1)
              problems.push(`${element.className} covers ${other.className}`);
          }
        }
        if (!isMeasured) return problems;
        const input = document.querySelector<HTMLInputElement>('.navbar__inner input');
        const pen = document.createElement('canvas').getContext('2d');
        if (!input || !pen) return [...problems, 'no box'];
        const style = getComputedStyle(input);
        pen.font = style.font;
        const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        // The placeholder begins with this word.
        if (pen.measureText('Search…').width > room) problems.push('Search is cut');
        return problems;
      }, isBrowser);
      expect.soft(wrong, `${percent} %, by the browser: ${isBrowser}, ${width} px`).toEqual([]);
    }
  }
});
