/** axe on every page, at both widths; `npm test` looks at one page of each kind. */
import routes from '../../data/routes.json' with {type: 'json'};
import {violations} from '../support/axe';
import {expect, pageTest as test, visit} from '../support/test';

for (const route of [routes.landing, ...routes.current, ...routes['3.x']]) {
  test(`axe finds nothing on ${route}`, async ({page}) => {
    await visit(page, route);
    for (const width of [1350, 390]) {
      await page.setViewportSize({width, height: 844});
      expect.soft(await violations(page), `${width} px`).toEqual([]);
    }
  });
}
