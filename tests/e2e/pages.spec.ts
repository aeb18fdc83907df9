import {expect, test} from './support/test';
import routes from '../data/routes.json' with {type: 'json'};

const pages = [...routes.current, ...routes['3.x']].map((route) => route.replace(/\/$/, ''));

test('every page answers with and without a trailing slash', async ({request}) => {
  for (const page of pages) {
    for (const address of [page, `${page}/`]) expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('any other path shows the not-found page', async ({page, allow}) => {
  allow.errors.push(/404/);
  const response = await page.goto('/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
});
