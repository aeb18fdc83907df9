import {expect, test, visit} from './support/test';

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
