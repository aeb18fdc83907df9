/** What readers do most, in an engine that is not Chromium's; `npm run test:all` has the rest. */
import {expect} from 'vitest';
import {test} from './engine';
import {openEditor} from './page';

const editor = '.live-example textarea';

test('a reader runs code, changes the color mode, which lasts, and searches', async ({page, site}) => {
  await page.visit(`${site}/docs/quickstart`);
  await openEditor(page, editor, '.live-example button[aria-label^="Edit and run"]');
  await page.click(editor);
  await page.run('document.activeElement.select()');
  await page.type(`return h3.gridDisk('8928308280fffff', 1).length * 6`);
  await page.see('.live-example pre', /^42$/);
  await page.click('button[aria-label*="dark and light mode" i]');
  await page.see('html[data-theme=dark] h1', /\S/);
  await page.visit(`${site}/docs/installation`);
  await page.see('html[data-theme=dark] h1', /\S/);
  await page.click('[role=search] input');
  await page.type('gridDisk');
  await page.see('[data-answers="gridDisk"] [role=option]', /gridDisk/);
  await page.press('Enter');
  await page.see('h1', /traversal/i);
  expect(await page.run('return window.location.pathname')).toContain('/docs/api/traversal');
});
