import {polygonToCells, gridDisk} from 'h3-js';
import type {Page} from '@playwright/test';
import {openExample} from './support/example';
import {detailOf, showMap} from './support/explorer';
import {expect, test, visit, weekly} from './support/test';
import {fillAtOnce} from './support/fillAtOnce';

const scripts = '**/assets/js/*.js';
const ring = [
  [-122.6, 37.6],
  [-122.2, 37.6],
  [-122.2, 37.9],
  [-122.6, 37.6],
];
const area = encodeURIComponent(JSON.stringify({type: 'Polygon', coordinates: [ring]}));

const explorer = (page: Page) => page.locator('#explorer');

/** Serves pages with a policy, as a host or a company's proxy may. */
async function setPolicy(page: Page, policy: string): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policy}});
    },
  );
}

async function cover(page: Page): Promise<void> {
  await page.getByRole('spinbutton', {name: 'res'}).first().fill('7');
  await explorer(page).getByRole('button', {name: 'Fill with cells'}).click();
}

test('an explorer whose worker cannot be loaded says so, and trying again helps', async ({page, allow}) => {
  allow.errors.push(/ERR_FAILED/);
  await visit(page, `/?q=${area}`);
  await showMap(page);
  await page.route(scripts, (route) => route.abort());
  await cover(page);
  await expect(page.getByText('could not start it: its file could not be loaded')).toBeVisible();
  await expect(page.getByText('The rest of the explorer still works.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('textbox', {name: 'Paste anything'})).toHaveValue(decodeURIComponent(area));
  await page.unroute(scripts);
  await explorer(page).getByRole('button', {name: 'Try again'}).click();
  const count = polygonToCells([ring], 7, true).length;
  await expect(detailOf(page, 'Cells')).toHaveText(count.toLocaleString('en-US'));
  await expect(page.getByText('could not start it')).toBeHidden();
});

test('where a policy forbids the worker of live examples, it is said, and typed text stays', async ({page, allow}) => {
  allow.errors.push(/Content Security Policy|violates/);
  await setPolicy(page, "worker-src 'self'");
  const {example, editor} = await openExample(page);
  await editor.fill('return "kept"');
  await expect(example.getByRole('alert')).toContainText('The sandbox for live examples failed');
  await expect(example.getByRole('alert')).toContainText('a policy may prevent it');
  await expect(example.getByRole('button', {name: 'Retry'})).toBeVisible();
  await expect(editor).toHaveValue('return "kept"');
});

const cell = '8928308280fffff';

test('where a policy forbids workers, the static map takes over', weekly, async ({page, allow}) => {
  allow.errors.push(/Content Security Policy|violates|Worker failed to load/);
  await setPolicy(page, "worker-src 'none'");
  await visit(page, `/?q=${gridDisk(cell, 1).join(',')}`);
  await showMap(page, 'static');
  await expect(page.getByText('The interactive map could not start')).toBeVisible();
  await expect(detailOf(page, 'Cells')).toHaveText('7');
  await page.locator('figure [data-value="0"]').first().click();
  await expect(detailOf(page, 'Index')).toHaveText(cell);
  await fillAtOnce(page.getByRole('textbox', {name: 'Paste anything'}), decodeURIComponent(area));
  await cover(page);
  await expect(page.getByText('the browser could not start it')).toBeVisible();
});
