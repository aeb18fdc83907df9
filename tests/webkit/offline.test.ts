/** An offline copy in the engine of Safari: kept, read without a server, and removed. */
import {startServer} from '../../scripts/lib/staticServer';
import type {Session} from './session';
import {test} from './support';

const panel = 'main [role=group][aria-label="Offline copy"]';

/** Clicks a button of the panel by its words. */
async function press(page: Session, name: RegExp): Promise<void> {
  await page.until(
    async () =>
      (await page.run(
        `const found = [...document.querySelectorAll(arguments[0])].find((one) => new RegExp(arguments[1]).test(one.textContent));
        found?.click();
        return Boolean(found);`,
        `${panel} button`,
        name.source,
      )) === true,
    () => `The panel has no button ${name}.`,
  );
}

/** How many caches and service workers of the site the browser has; undefined until it has answered. */
async function traces(page: Session): Promise<unknown> {
  const script = `
    const {left} = window;
    Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()])
      .then((all) => (window.left = all.flat().length));
    return left;`;
  return page.run(script);
}

test('a kept copy is read without a server, and removed whole', async ({page}) => {
  const server = await startServer({dir: process.env.SITE_DIR ?? 'build', port: 0});
  let isOpen = true;
  try {
    await page.visit(`${server.address}/docs/installation`);
    await press(page, /^Keep these docs for offline use$/);
    await press(page, /^Keep 4\.x/);
    await page.see(`${panel} [role=status]`, /Your browser keeps 4\.x/);
    await server.close();
    isOpen = false;
    await page.visit(`${server.address}/docs/api/traversal`);
    await page.see('h1', /traversal/i);
    await page.click('[role=search] input');
    await page.type('gridDisk');
    await page.see('[data-answers="gridDisk"] [role=option]', /gridDisk/);
    await page.go(`${server.address}/docs/3.x/quickstart`);
    await page.see('h1', /^3\.x is not in your offline copy$/);
    await page.visit(`${server.address}/docs/installation`);
    await press(page, /^Remove/);
    await page.until(
      async () => (await traces(page)) === 0,
      () => 'Something of the copy is left.',
    );
  } finally {
    if (isOpen) await server.close();
  }
});
