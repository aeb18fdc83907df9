/** Every living figure in a browser that is not Chromium: brought to life and played by keyboard. */
import {expect} from 'vitest';
import {livingFigures} from '../../support/livingFigures';
import {test, visit} from '../support';

for (const {path, id, firstKey = 'ArrowRight'} of livingFigures)
  test(`${id} comes to life, and a key changes its words`, async ({page, site, allowed}) => {
    // Formulas of the page: the site's own style sheet takes over when the CDN fails.
    allowed.push(/cdn\.jsdelivr\.net/);
    await visit(page, site + path);
    const figure = `[data-figure="${id}"]`;
    await page.waitForSelector(`${figure} > button`);
    await page.focus(`${figure} > button`);
    await page.keyboard.press('Enter');
    const words = `${figure} [data-testid=words]`;
    await page.waitForSelector(words);
    const read = () => page.$eval(words, ({textContent}) => textContent);
    const before = await read();
    expect(before).toMatch(/^[A-Z0-9].*\.$/s);
    await page.waitForFunction(
      (selector) => document.querySelector(selector)?.contains(document.activeElement),
      {},
      figure,
    );
    await page.keyboard.press(firstKey);
    await expect.poll(read, {timeout: 120_000}).not.toBe(before);
    expect(await read()).toMatch(/^[A-Z0-9].*\.$/s);
    // The drawing is that of the new state: it is named by the same words.
    expect(await page.$eval(`${figure} [data-open] svg`, (svg) => svg.getAttribute('aria-label'))).toBe(await read());
  });
