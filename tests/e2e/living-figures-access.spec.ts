/** Every living figure on a narrow page, in both color modes, after its use. */
import {livingFigures} from '../../scripts/lib/livingFigures';
import {violations} from './support/axe';
import {showMode} from './support/colorMode';
import {play} from './support/figures';
import {expect, pageTest as test} from './support/test';

for (const {path, id} of livingFigures) {
  test(`${id}: axe finds nothing in the living state in both modes, and nothing is wider than 320 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 700});
    const figure = await play(page, `${path}?docusaurus-theme=light`, id);
    await figure.getByText('Show the code').click();
    for (const mode of ['light', 'dark'] as const) {
      await showMode(page, mode);
      expect(await violations(page, `[data-figure="${id}"]`), mode).toEqual([]);
      expect(await figure.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
    }
  });
}
