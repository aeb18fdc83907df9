/** Pages that are translated, in a browser that is not Chromium. */
import type {KeyInput, Page} from 'puppeteer-core';
import {expect} from 'vitest';
import {crashes, translatedTools, translatePage, useTranslated, type Reader} from '../../support/translatedTools';
import {findText, test, visit} from '../support';

const readerOf = (page: Page, site: string): Reader => ({
  visit: (path) => visit(page, site + path),
  click: (selector) => page.locator(selector).click(),
  type: (text) => page.keyboard.type(text),
  press: (key: KeyInput) => page.keyboard.press(key),
  choose: async (selector, value) => {
    await page.select(selector, value);
  },
  see: async (selector, pattern) => {
    await findText(page, selector, pattern);
  },
  translate: () => page.evaluate(translatePage),
});

test.for(translatedTools)('$name in a translated page', async (tool, {page, site, allowed}) => {
  allowed.push(/cdn\.jsdelivr\.net/);
  await useTranslated(readerOf(page, site), tool);
  // eslint-disable-next-line vitest/no-standalone-expect -- the rule doesn't know `test.for` of a test with fixtures
  expect(await page.$eval('body', ({innerText}) => innerText)).not.toMatch(crashes);
});
