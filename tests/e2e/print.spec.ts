import {expect, test, visit, weekly} from './support/test';

test('what is printed in dark mode is dark on white, figures too', async ({page}) => {
  await page.addInitScript(() => {
    // The colors themselves, not some in between.
    document.addEventListener('DOMContentLoaded', () => {
      document.head.insertAdjacentHTML('beforeend', '<style>* { transition: none !important }</style>');
    });
  });
  const paint = () =>
    page.evaluate(() =>
      [
        ['html', 'backgroundColor'],
        ['h1', 'color'],
        ['main p', 'color'],
        ['main a', 'color'],
        ['main svg .d-sea', 'fill'],
        ['main pre', 'color'],
      ].map(([selector = '', property = '']) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).getPropertyValue(property.replace('C', '-c'));
      }),
    );
  for (const path of ['/', '/docs/quickstart']) {
    await visit(page, `${path}?docusaurus-theme=light`);
    await page.emulateMedia({media: 'print'});
    const light = await paint();
    expect(light).not.toContain(null);
    expect(light[0]).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({media: 'screen'});
    await visit(page, `${path}?docusaurus-theme=dark`);
    expect(await paint()).not.toEqual(light);
    await page.emulateMedia({media: 'print'});
    expect(await paint()).toEqual(light);
    await page.emulateMedia({media: 'screen'});
  }
});

test('paper cuts nothing, and every language and collapsed part is there', weekly, async ({page}) => {
  // The width of a sheet of A4 between its margins.
  await page.setViewportSize({width: 718, height: 1000});
  for (const path of ['/', '/docs/community/bindings', '/docs/core-library/restable', '/docs/api/indexing']) {
    await page.emulateMedia({media: 'screen'});
    await page.goto(path);
    await page.emulateMedia({media: 'print'});
    const lost = await page.evaluate(() => {
      const visible = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (element) => !element.closest('svg, .katex, [role=status]') && element.checkVisibility(),
      );
      const cut = visible.filter(
        (element) =>
          element.clientHeight > 4 &&
          ((getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 2) ||
            element.getBoundingClientRect().right > window.innerWidth + 2),
      );
      const panels = [...document.querySelectorAll('main [role=tabpanel]')].filter((panel) => !panel.checkVisibility());
      return [...cut, ...panels].map((element) => `${element.localName}.${element.className}`);
    });
    expect(lost, path).toEqual([]);
  }
});
