import type {Locator} from '@playwright/test';
import {gridDisk, latLngToCell} from 'h3-js';
import {openExample} from './support/example';
import {follow} from './support/quiet';
import {expect, test, visit} from './support/test';

/** The address of a worker's source. */
const sandboxFile = /\/assets\/js\/sandbox-[\w-]+\.[0-9a-f]+\.js$/;

/** The drawing that is seen: after an edit the built one stays in the page, hidden. */
const drawing = (example: Locator) => example.locator('svg[role=img]:visible');

test('an edit is run as it is typed, and its result is shown and drawn', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill('return h3.gridDisk(h3.latLngToCell(48.8566, 2.3522, 3), 1)');
  for (const cell of gridDisk(latLngToCell(48.8566, 2.3522, 3), 1)) await expect(example).toContainText(`"${cell}"`);
  await expect(drawing(example)).toHaveCount(1);
  await expect(drawing(example).locator('[data-value]')).toHaveCount(7);
  await expect(drawing(example).locator('.d-land')).toHaveCount(1);
  await editor.pressSequentially('.length');
  await expect(example.locator('pre').last()).toHaveText('7');
  await expect(drawing(example)).toHaveCount(0);
});

test('an error of H3 shows code, name and a link to what it means', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill('// one line\nreturn h3.latLngToCell(0, 0, 77)');
  await expect(example).toContainText('E_RES_DOMAIN · code 4 · line 2');
  await expect(example).toContainText('Resolution argument was outside of acceptable range');
  await example.getByRole('link', {name: 'E_RES_DOMAIN'}).click();
  await expect(page).toHaveURL(/\/docs\/library\/errors#e_res_domain$/);
  await expect(page.locator('#e_res_domain')).toHaveCount(1);
});

test('an endless loop is stopped, said so, and the page never freezes', async ({page}) => {
  const {example, editor} = await openExample(page);
  await page.evaluate(() => {
    const page = {turns: 0};
    Object.assign(window, {page});
    setInterval(() => (page.turns += 1), 10);
  });
  await editor.fill('for (;;);');
  // A machine that is busy with other things gives it more time.
  await expect(example).toContainText(/still running after 5 seconds, so it was stopped/);
  const {turns} = await page.evaluate(() => (window as unknown as {page: {turns: number}}).page);
  // Before the code starts there are about fifteen, while the page waits for the next key.
  expect(turns, 'how often the page could do something meanwhile').toBeGreaterThan(30);
  // A promise that loops ends with its run.
  await editor.fill('Promise.resolve().then(() => { for (;;); }); return "answered"');
  await expect(example.locator('pre').last()).toHaveText('"answered"');
  await editor.fill('return 6 * 7');
  await expect(example.locator('pre').last()).toHaveText('42');
});

test('Explore opens the cells of the result in the explorer, those of an edit too', async ({page}) => {
  const {example, editor} = await openExample(page);
  const explore = example.getByRole('link', {name: 'Explore'});
  await expect(explore).toHaveAttribute('href', /\/\?q=8[0-9a-f]{14}.*#explorer$/);
  await editor.fill(`return h3.cellToParent('89283082803ffff', 5)`);
  await expect(explore).toHaveAttribute('href', '/?q=85283083fffffff#explorer');
  await editor.fill('return 1 + 1');
  await expect(explore).toHaveCount(0);
  await editor.fill(`return h3.getResolution('89283082803ffff')`);
  await explore.click();
  await expect(page).toHaveURL(/\/\?q=89283082803ffff/);
  await expect(page.locator('#explorer')).toContainText('89283082803ffff', {timeout: 120_000});
});

test('3.x pages run h3-js 3, and load nothing of 4', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => sandboxFile.test(request.url()) && asked.push(request.url()));
  const {example, editor} = await openExample(page, '/docs/3.x/quickstart');
  await editor.fill('return [typeof h3.geoToH3, typeof h3.latLngToCell, h3.kRing("8928308280fffff", 1).length]');
  await expect(example).toContainText('["function", "undefined", 7]');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('sandbox-h3-js-v3');
  await editor.fill('return h3.kRing("8928308280fffff", 1)');
  await expect(drawing(example).locator('[data-value]')).toHaveCount(7);
});

test('when the sandbox cannot be loaded, it is said with a Retry, and nothing typed is lost', async ({page, allow}) => {
  allow.errors.push(/Failed to load resource/);
  let broken = true;
  await page.route(sandboxFile, (route) => (broken ? route.abort() : route.continue()));
  const {example, editor} = await openExample(page);
  await editor.fill('return "kept"');
  await expect(example.getByRole('alert')).toContainText('Loading h3-js failed');
  broken = false;
  await example.getByRole('button', {name: 'Retry'}).click();
  await expect(example.locator('pre').last()).toHaveText('"kept"');
  await expect(example.getByRole('alert')).toHaveCount(0);
  await expect(editor).toHaveValue('return "kept"');
});

test('the sandbox is fetched when an example is pointed at, and not because it is in view', async ({page}) => {
  const traffic = follow(page);
  const asked = () => traffic.paths().filter((file) => sandboxFile.test(file)).length;
  await visit(page, '/docs/quickstart');
  const example = page.locator('.live-example').first();
  await example.scrollIntoViewIfNeeded();
  await traffic.quiet();
  expect(asked()).toBe(0);
  await example.hover();
  await expect.poll(asked).toBe(1);
});
