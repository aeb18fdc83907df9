/** Pages that are translated, in the engine of Safari. */
import {expect} from 'vitest';
import {crashes, translatedTools, translatePage, useTranslated, type Reader} from '../../support/translatedTools';
import type {Session} from '../session';
import {test} from '../support';

const readerOf = (page: Session, site: string): Reader => ({
  visit: (path) => page.visit(site + path),
  click: (selector) => page.click(selector),
  type: async (text) => {
    await page.type(text);
  },
  press: async (key) => {
    await page.press(key);
  },
  choose: async (selector, value) => {
    await page.run(
      `const list = document.querySelector(arguments[0]);
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, arguments[1]);
      list.dispatchEvent(new Event('change', {bubbles: true}));`,
      selector,
      value,
    );
  },
  see: (selector, pattern) => page.see(selector, pattern),
  translate: async () => {
    await page.run(`(${translatePage.toString()})()`);
  },
});

test.for(translatedTools)('$name in a translated page', async (tool, {page, site}) => {
  await useTranslated(readerOf(page, site), tool);
  expect(await page.run('return document.body.innerText')).not.toMatch(crashes);
});
