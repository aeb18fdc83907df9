import {expect, pageTest as test, visit} from '../support/test';

test('no way on is left alone below the others, at any width', async ({page}) => {
  await visit(page, '/');
  const ways = page.getByRole('navigation', {name: 'Begin'}).getByRole('link');
  await expect(ways).toHaveCount(3);
  for (const width of [320, 390, 480, 520, 580, 600, 768, 996, 997, 1000, 1100, 1240, 1250, 1350]) {
    await page.setViewportSize({width, height: 800});
    const [, second, third] = await ways.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(third, `${width} px`).toBe(second);
  }
});

test('large text breaks no word of the title, and nothing covers the name of the site', async ({page}) => {
  await visit(page, '/');
  const title = page.getByRole('heading', {level: 1});
  for (const [width, percent] of [
    [320, 100],
    [390, 125],
    [390, 200],
  ] as const) {
    await page.setViewportSize({width, height: 844});
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent);
    const broken = await title.evaluate((heading) => {
      const text = heading.firstChild;
      if (!text) throw new Error('The title is empty.');
      return Array.from((text.textContent ?? '').matchAll(/\S+/g)).flatMap(({0: word, index}) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });
    expect(broken, `${width} px, ${percent} %`).toEqual([]);
    const name = await page.locator('.navbar__title').boundingBox();
    const box = await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', {name: 'Search'}))
      .first()
      .boundingBox();
    expect(box?.x, `${width} px, ${percent} %`).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
  }
});

test('the globe keeps its colors when it is turned', async ({page}) => {
  await visit(page, '/');
  const drawn = await page.locator('main header svg .d-sea').evaluate((sea) => getComputedStyle(sea).fill);
  await page.getByRole('application', {name: /Globe of H3 cells/}).press('ArrowRight');
  const canvas = page.locator('main header canvas');
  await expect(canvas).toBeVisible();
  /** The color that most of a patch of the South Atlantic has: some of it is grid. */
  const color = await canvas.evaluate((element: HTMLCanvasElement) => {
    const {width, height} = element;
    const patch = element.getContext('2d')?.getImageData(width * 0.45, height * 0.88, width * 0.06, height * 0.04);
    const counts = new Map<string, number>();
    const data = patch?.data ?? new Uint8ClampedArray();
    for (let at = 0; at < data.length; at += 4) {
      const name = `rgb(${data.slice(at, at + 3).join(', ')})`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
  });
  expect(color).toBe(drawn);
});

test('the announcement helps newcomers and readers of 3.x', async ({page}) => {
  await visit(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar.getByRole('link', {name: 'Start with five steps'})).toHaveAttribute('href', /\/docs\/quickstart/);
  await expect(bar.getByRole('link', {name: 'Migrate your code'})).toHaveAttribute(
    'href',
    /\/docs\/library\/migrating-3\.x/,
  );
});
