/** Every living figure in an engine that is not Chromium's: brought to life and played by keyboard. */
import {expect} from 'vitest';
import {test} from '../engine';
import {livingFigures} from '../../support/livingFigures';

for (const {path, id, firstKey = 'ArrowRight'} of livingFigures)
  test(`${id} comes to life, and a key changes its words`, async ({page, site, allowed}) => {
    // Formulas of the page: the site's own style sheet takes over when the CDN fails.
    allowed.push(/cdn\.jsdelivr\.net/);
    await page.visit(site + path);
    const figure = `[data-figure="${id}"]`;
    const has = (selector: string) => page.run('return document.querySelector(arguments[0]) !== null', selector);
    await page.until(async () => (await has(`${figure} > button`)) === true);
    await page.run(`document.querySelector('${figure} > button').focus()`);
    await page.press('Enter');
    const words = `document.querySelector('${figure} [data-testid=words]')?.textContent ?? ''`;
    await page.see(`${figure} [data-testid=words]`, /^[A-Z0-9].*\.$/s);
    const before = await page.run(`return ${words}`);
    await page.until(async () => (await has(`${figure}:focus-within`)) === true);
    await page.press(firstKey);
    await page.until(async () => (await page.run(`return ${words}`)) !== before);
    // The drawing is that of the new state: it is named by the same words.
    const drawn = `document.querySelector('${figure} [data-open] svg').getAttribute('aria-label')`;
    expect(await page.run(`return ${drawn} === ${words}`)).toBe(true);
  });
