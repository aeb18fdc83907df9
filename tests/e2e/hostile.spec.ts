// cspell:ignore Cscript Cevil Fevil fetc fpasswd
/** Addresses and searches that try to run code, to leave the site, or to take long. */
import {expect, hydrated, test} from './support/test';

const markup = '<img src=x onerror=alert(1)><script>alert(1)</script>';
const hit = encodeURIComponent(markup);

test('no address runs code or leaves the site', async ({page, baseURL, allow}) => {
  const addresses = [
    `/docs/${hit}`,
    `/docs/quickstart/${hit}.html`,
    `/docs/quickstart?docusaurus-theme=${hit}`,
    `/docs/quickstart?docusaurus-data-x=${hit}`,
    `/docs/quickstart#${hit}`,
    `/docs/quickstart?_highlight=${hit}`,
    '/docs/quickstart?_highlight=(a%2B)%2B%24&_highlight=%5B%5E',
    `/docs/quickstart?_highlight=${'h'.repeat(7000)}`,
    `/docs/quickstart?${Array.from({length: 500}, (_, at) => `_highlight=w${at}`).join('&')}`,
    '/docs/api/indexing?lang=%3Cscript%3E',
    `/docs/library/index/cell?index=${hit}`,
    `/?q=${hit}&sel=${hit}&at=${hit}#explorer`,
    `/#hex=${hit}`,
    '//evil.example/docs/quickstart.html',
    '/%5Cevil.example/index',
    '/%2F%2Fevil.example/index.html',
    '/docs/..%2f..%2fetc%2fpasswd',
  ];
  allow.errors.push(/status of (?:400|404)/);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const address of addresses) {
    await page.goto((baseURL ?? '') + address);
    // A host may refuse an address by itself.
    if ((await page.locator('body').innerText()).length < 50) continue;
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1}), address).toBeVisible();
    expect(new URL(page.url()).origin, address).toBe(baseURL);
    await expect(page.locator('img[src="x"]'), address).toHaveCount(0);
  }
  expect(dialogs).toEqual([]);
});
