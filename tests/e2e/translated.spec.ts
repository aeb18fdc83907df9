/** Pages in a browser that translates them: nothing crashes, and what changes is shown. */
import type {Page} from '@playwright/test';
import {crashes, translatedTools, translatePage, useTranslated, type Reader} from '../support/translatedTools';
import {expect, pageTest as test, visit, weekly} from './support/test';

const readerOf = (page: Page): Reader => ({
  visit: (path) => visit(page, path),
  click: (selector) => page.locator(selector).first().click(),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  choose: async (selector, value) => {
    await page.locator(selector).first().selectOption(value);
  },
  see: (selector, pattern) => expect(page.locator(selector).filter({hasText: pattern}).first()).toBeVisible(),
  translate: () => page.evaluate(translatePage),
});

for (const tool of translatedTools) {
  test(`${tool.name} in a translated page`, weekly, async ({page}) => {
    await useTranslated(readerOf(page), tool);
    await expect(page.locator('body')).not.toHaveText(crashes);
  });
}
