/** An offline copy in the engine of Safari: kept, and read without a server. */
import {expect} from 'vitest';
import {startServer} from '../../scripts/lib/staticServer';
import {siteFolder, test} from './support';

const panel = 'main [role=group][aria-label="Offline copy"]';

test('a copy is kept, and has pages when the server is gone', {timeout: 300_000}, async ({page}) => {
  const server = await startServer({dir: siteFolder, port: 0});
  const press = async (name: string) => {
    const script = `
      const button = [...document.querySelectorAll(arguments[0])].find((one) => one.textContent.includes(arguments[1]));
      button?.click();
      return button !== undefined;`;
    await page.until(async () => (await page.run(script, `${panel} button`, name)) === true);
  };
  await page.visit(`${server.address}/docs/installation`);
  await press('Keep these docs for offline use');
  await page.see(`${panel} [role=status]`, /Nothing has been stored so far/);
  await press('Keep 4.x');
  const kept = async () =>
    String(await page.run(`return document.querySelector('${panel} [role=status]')?.textContent`)).includes(
      'Your browser keeps 4.x',
    );
  // A whole copy takes longer than anything else that a test waits for.
  await page.until(kept, () => 'The copy was not kept.', 240_000);
  await server.close();
  await page.visit(`${server.address}/docs/api/traversal`);
  await page.see('h1', /^Traversal functions$/);
  expect(await page.run('return document.body.innerText')).not.toContain('This page crashed');
});
