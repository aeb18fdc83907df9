/** Links that froze or ended a tab, and their siblings, opened one after the other: no page is lost. */
import {hostileLinks} from '../../support/hostileLinks';
import {crashes} from '../../support/translatedTools';
import {expect, pageTest as test, visit} from '../support/test';

/** Goes on to an address of the same page without loading it again, as the router does for links and the back button. */
function follow(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('links to the explorer that cost much are answered, and say what was left out', async ({page}) => {
  test.slow();
  const links = (await hostileLinks()).filter(({path}) => path.startsWith('/?') || path.startsWith('/#'));
  await visit(page, '/#explorer');
  await page.locator('[data-explorer]').waitFor();
  for (const {name, path, said} of links) {
    await page.evaluate(follow, path);
    // The link has arrived: what was typed before is gone.
    await expect(page.locator('#explorer textarea'), name).not.toHaveValue('8928308280fffff');
    await expect(page.locator('#explorer'), name).toContainText(new RegExp(said ?? ''));
    // The page answers: a reader can go on.
    await page.locator('#explorer textarea').fill('8928308280fffff');
    await expect(page.locator('#explorer').getByRole('status').filter({hasText: '1 cell'}).first(), name).toBeVisible();
    await expect(page.locator('body'), name).not.toHaveText(crashes);
    // The address follows what was typed after a moment: the next link must not come before that.
    await expect(page, name).toHaveURL(/\?q=8928308280fffff/);
  }
});

test('links to figures that can’t be shown leave the figure and the page as they are', async ({page}) => {
  const links = (await hostileLinks()).filter(({path}) => path.includes('?figure='));
  for (const {name, path, said} of links
    .filter(({name: own}) => /polygonmodes|compact|parentchild/.test(own))
    .slice(0, 12)) {
    await visit(page, path);
    await expect(page.locator(said === undefined ? 'figure' : 'figure [role=alert]').first(), name).toContainText(
      said ?? '',
    );
    await expect(page.locator('figure svg').filter({visible: true}).first(), name).toBeVisible();
    await expect(page.locator('body'), name).not.toHaveText(crashes);
  }
});
