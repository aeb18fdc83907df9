/** Every living figure on a narrow page, in both color modes, after its use. */
import {violations} from './support/axe';
import {play} from './support/figures';
import {expect, test} from './support/test';

const all = [
  ['/docs/', 'neighbors'],
  ['/docs/api/traversal', 'disk'],
  ['/docs/api/traversal', 'path'],
  ['/docs/api/hierarchy', 'parentchild'],
  ['/docs/api/hierarchy', 'compact'],
  ['/docs/api/regions', 'polygonmodes'],
  ['/docs/api/traversal', 'localij'],
  ['/docs/core-library/overview', 'icosahedron'],

  ['/docs/library/index/cell', 'bitlayout'],
  ['/docs/library/index/directededge', 'edges'],
  ['/docs/library/index/vertex', 'vertexes'],
  ['/docs/core-library/latLngToCellDesc', 'face'],
  ['/docs/core-library/cellToLatLngDesc', 'digits'],
  ['/docs/core-library/cellToBoundaryDesc', 'distortion'],
  ['/docs/core-library/restable', 'areamap'],
  ['/docs/comparisons/geohash', 'grid'],
  ['/docs/highlights/aggregation', 'quakes'],
  ['/docs/highlights/flowmodel', 'flows'],
] as const;
for (const [path, id] of all) {
  for (const mode of ['light', 'dark'] as const) {
    test(`${id}: axe finds nothing in the living state, ${mode}, and nothing is wider than 320 pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 320, height: 700});
      const figure = await play(page, `${path}?docusaurus-theme=${mode}`, id);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await figure.getByRole('button', {name: 'Show the code'}).click();
      expect(await violations(page, `[data-figure="${id}"]`)).toEqual([]);
      expect(await figure.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
    });
  }
}
