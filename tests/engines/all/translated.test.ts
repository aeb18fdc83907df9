/** Every tool of the site on translated pages, in an engine that is not Chromium's. */
import {expect} from 'vitest';
import {test} from '../engine';
import {crashes, translatedTools, translatePage, useTranslated, type Reader} from '../../support/translatedTools';

test.for(translatedTools)('$name in a translated page', async (tool, {page, site, allowed}) => {
  allowed.push(/cdn\.jsdelivr\.net/);
  const reader: Reader = {
    visit: (path) => page.visit(site + path),
    click: (selector) => page.click(selector),
    type: (text) => page.type(text),
    press: (key) => page.press(key),
    choose: (selector, value) => page.choose(selector, value),
    see: (selector, pattern) => page.see(selector, pattern),
    translate: () => page.run(`(${translatePage.toString()})()`),
  };
  await useTranslated(reader, tool);
  expect(await page.run('return document.body.innerText')).not.toMatch(crashes);
});
