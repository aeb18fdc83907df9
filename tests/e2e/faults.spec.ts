/** Failures that the published site has no cause for, made in a copy of it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {startServer} from '../../scripts/lib/staticServer';
import {copySite} from '../support/siteCopy';
import {expect, test, visit} from './support/test';

let address: string;
/** Undoes what the setup did, the last first, as far as it came. */
const cleanUp: (() => Promise<void> | void)[] = [];
let output: string;

const faults = path.resolve('tests/support/faults');
const source = (file: string) => readFileSync(path.join(faults, file), 'utf8');

// One worker builds the copy and runs these tests one after the other.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const copy = copySite();
  cleanUp.unshift(copy.remove);
  copy.write('src/pages/faults.tsx', source('page.tsx'));
  copy.write('src/pages/_part.tsx', source('_part.tsx'));
  copy.write('src/theme/NavbarItem/ComponentTypes.tsx', source('ComponentTypes.tsx'));
  copy.edit('docusaurus.config.ts', (config) =>
    config.replace(
      "{type: 'localeDropdown'",
      "{type: 'custom-fragile', label: 'Fragile', position: 'left'}, {type: 'localeDropdown'",
    ),
  );
  copy.edit('src/site.ts', (text) => text.replace('followSystemColorMode: false', 'followSystemColorMode: true'));
  copy.edit('docs/quickstart.mdx', (text) => `${text}\n[a lost file](./no-such-file.md)\n`);
  const result = await copy.build();
  output = result.output;
  if (!result.ok) throw new Error(output);
  const server = await startServer({dir: copy.out, port: 0});
  address = server.address;
  cleanUp.unshift(server.close);
});

test.beforeEach(({allow}) => {
  allow.requests.push(new RegExp(`^${address}/`));
});

test.afterAll(async () => {
  for (const step of cleanUp) await step();
});

test('a broken link to a Markdown file is a warning that names page and link, and the build passes', async ({page}) => {
  expect(output).toMatch(/WARNING.*\.\/no-such-file\.md.*docs\/quickstart\.mdx/);
  await page.goto(`${address}/docs/quickstart`);
  await expect(page.getByRole('link', {name: 'a lost file'})).toHaveAttribute('href', './no-such-file.md');
});

test('a page that crashes says so, with the chain of causes, and can be tried again', async ({page, allow}) => {
  allow.errors.push(/the outer error/);
  await visit(page, `${address}/faults`);
  await page.getByRole('button', {name: 'Crash'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
  const text = await page.getByRole('main').innerText();
  expect(text).toMatch(/the outer error[\s\S]*the middle error[\s\S]*the innermost cause/);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await page.evaluate(() => Object.assign(window, {mended: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Faults');
});

test('a navbar item that fails to render is named in the error', async ({page, allow}) => {
  allow.errors.push(/the item is broken/, /navbar item/);
  await visit(page, `${address}/docs/quickstart`);
  await page.evaluate(() => window.dispatchEvent(new Event('break-navbar')));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
  await expect(page.getByText(/A theme navbar item failed to render/)).toContainText('"custom-fragile"');
  await expect(page.getByText('the item is broken')).toBeVisible();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
});

test('a lazy part that fails to load shows a red box with the error; Retry fetches it, and nothing typed is lost', async ({
  page,
  allow,
}) => {
  allow.errors.push(/net::ERR_FAILED/);
  await visit(page, `${address}/faults`);
  await page.getByLabel('Notes').fill('what I have typed');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.getByRole('button', {name: 'Show the part'}).click();
  const box = page.getByRole('alert').filter({hasText: 'ChunkLoadError'});
  await expect(box).toBeVisible();
  await expect(box).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(box).toBeVisible();

  await page.unroute('**/assets/js/*.js');
  let arrived = false;
  await page.route('**/assets/js/*.js', async (route) => {
    await expect(page.getByText('Loading…')).toBeVisible();
    arrived = true;
    await route.continue();
  });
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText('The part is here.')).toBeVisible();
  expect(arrived, 'the loading indicator was shown before the code arrived').toBe(true);
  await expect(page.getByLabel('Notes')).toHaveValue('what I have typed');
});

test('with the switch of the configuration on, the color mode follows the system until the reader chooses', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, `${address}/docs/quickstart`);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html).toHaveAttribute('data-theme', 'light');
});
