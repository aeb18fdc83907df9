// cspell:ignore Cscript Cevil Fevil fetc fpasswd
/** Addresses and searches that try to run code, to leave the site, or to take long. */
import {expect, test, visit} from '../support/test';

const markup = '<img src=x onerror=alert(1)><script>alert(1)</script>';

test('no search runs code, and each is answered', async ({page}) => {
  const searches = [
    markup,
    '"><svg onload=alert(1)>',
    '(a+)+$',
    '[^',
    '*:* +-~^2 title:',
    '__proto__ constructor',
    '\u202e\u0000ﷺ',
    '%E0%A4%A',
  ];
  await visit(page, '/docs/');
  const box = page.getByRole('combobox', {name: 'Search', exact: true});
  await box.click();
  const panel = page.locator('[data-answers]');
  for (const text of searches) {
    await box.fill(text);
    await expect.poll(() => panel.getAttribute('data-answers')).toBe(await box.inputValue());
    await expect(panel.getByRole('status')).toContainText(/results? for “|Nothing fits “/i);
    await expect(panel.locator('img, svg, script')).toHaveCount(0);
  }
});

test('without its stylesheet, a page can be read', async ({page, allow}) => {
  allow.errors.push(/ERR_FAILED/);
  await page.route(/\/assets\/css\//, (route) => route.abort());
  await visit(page, '/docs/api/indexing');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const tabs = page.locator('.language-tabs').first();
  await tabs.getByRole('tab', {name: 'Python'}).click();
  await expect(tabs.getByRole('tabpanel').filter({visible: true})).toContainText('latlng_to_cell');
});
