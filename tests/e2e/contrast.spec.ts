/** More contrast and forced colors: what is selected, a note, or a section that opens must be told apart there, too. */
import type {Locator, Page} from '@playwright/test';
import {showMode} from './support/colorMode';
import {expect, test, visit, weekly} from './support/test';

const texts = ['--h3-ink', '--h3-ink-soft', '--h3-accent-ink', '--h3-warm', '--h3-danger'];
const lines = ['--h3-line', '--h3-line-strong'];

/** The contrast of tokens with the ground of the page (WCAG 2.2), by their names. */
const contrasts = (page: Page, names: readonly string[]) =>
  page.evaluate((tokens) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
    const probe = document.body.appendChild(document.createElement('i'));
    const luminance = (token: string) => {
      probe.style.color = `var(${token})`;
      if (!canvas) return 0;
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = luminance('--h3-ground');
    const found = tokens.map((token) => {
      const own = luminance(token);
      return [token, (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05)] as const;
    });
    probe.remove();
    return found;
  }, names);

test('more contrast, where readers ask for it, in both modes', weekly, async ({page}) => {
  await page.emulateMedia({contrast: 'more'});
  await visit(page, '/docs/quickstart');
  for (const mode of ['light', 'dark'] as const) {
    await showMode(page, mode);
    for (const [token, ratio] of await contrasts(page, texts)) expect(ratio, `${token}, ${mode}`).toBeGreaterThan(7);
    for (const [token, ratio] of await contrasts(page, lines)) expect(ratio, `${token}, ${mode}`).toBeGreaterThan(4.5);
  }
  await expect(page.locator('.markdown p a').first()).toHaveCSS('text-decoration-line', 'underline');
});

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

/** How a pseudo-element is painted, and the ground of the page. */
function signOf(element: Element, pseudo: string) {
  const {backgroundColor, color, content} = getComputedStyle(element, pseudo);
  return {backgroundColor, color, content, ground: getComputedStyle(document.body).backgroundColor};
}

test('in forced colors, the selected tab looks different, and sections of the sidebar and notes have signs', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(page, '/docs/api/traversal');
  const tabs = page.locator('#griddisk ~ .language-tabs').first();
  const [selected, other] = [tabs.locator('[aria-selected=true]'), tabs.locator('[aria-selected=false]').first()];
  expect(await lookOf(selected)).not.toBe(await lookOf(other));
  await visit(page, '/docs/quickstart');
  const caret = await page.locator('.menu summary').first().evaluate(signOf, '::after');
  expect(caret.content).toMatch(/[▸▾]/);
  expect(caret.color).not.toBe(caret.ground);
  const note = await page.locator('.theme-admonition > :first-child').first().evaluate(signOf, '::before');
  expect(note.backgroundColor, 'the sign of a note stands out from its hexagon').not.toBe(note.color);
});
