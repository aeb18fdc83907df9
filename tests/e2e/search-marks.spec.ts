// cspell:ignore installatio
import {hold} from './support/hold';
import {box, files, markedWords} from './support/search';
import {expect, test, visit, weekly} from './support/test';

test('Enter pressed while the index loads opens the first result when it is there', weekly, async ({page}) => {
  const release = await hold(page, files);
  await visit(page, '/docs/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('installatio');
  await page.keyboard.press('Enter');
  await page.keyboard.type('n');
  await expect(page.getByText('Loading...').filter({visible: true})).toBeVisible();
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/docs\/installation/);
});

test('words stay marked when a part is drawn anew, until they are cleared', weekly, async ({page}) => {
  const marks = async () => (await markedWords(page)).length;
  await visit(page, '/docs/api/traversal?_highlight=griddisk#griddisk');
  await expect.poll(marks).toBeGreaterThan(5);
  const section = page.locator('.language-tabs').first();
  for (const language of ['Python', 'Go']) {
    await section.getByRole('tab', {name: language, exact: true}).click();
    await expect(section.getByRole('tab', {name: language, exact: true})).toHaveAttribute('aria-selected', 'true');
    await expect.poll(marks).toBeGreaterThan(5);
  }
  await page.getByRole('button', {name: 'Clear highlight'}).click();
  await expect.poll(marks).toBe(0);
});

test('without highlights of CSS, the first word is selected until it is cleared', weekly, async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  const selected = () => page.evaluate(() => document.getSelection()?.toString().toLowerCase());
  await visit(page, '/docs/api/traversal?_highlight=griddisk#griddisk');
  await expect.poll(selected).toBe('griddisk');
  await page.getByRole('button', {name: 'Clear highlight'}).click();
  await expect.poll(selected).toBe('');
});

test('the shortcut pressed before the page is ready opens search once it is', weekly, async ({page}) => {
  const release = await hold(page, /\/assets\/js\/main\.\w+\.js$/);
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeDisabled();
  release();
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('group', {name: 'Start here'})).toBeVisible();
});
