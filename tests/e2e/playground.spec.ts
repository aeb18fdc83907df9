import {readdirSync, readFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser, Locator, Page} from '@playwright/test';
import {gridDisk, latLngToCell} from 'h3-js';
import {allowClipboard, clipboardText} from './support/clipboard';
import {openExample} from './support/example';
import {sandboxFile} from '../support/sandboxPayloads';
import {follow} from './support/quiet';
import {expect, test, visit} from './support/test';

const page4 = '/docs/quickstart';
const page3 = '/docs/3.x/quickstart';

/** The drawing that is seen: after an edit the built one stays in the page, hidden. */
const drawing = (example: Locator) => example.locator('svg[role=img]:visible');

test('an edit is run as it is typed, and its result is shown and drawn', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill('return h3.gridDisk(h3.latLngToCell(48.8566, 2.3522, 3), 1)');
  for (const cell of gridDisk(latLngToCell(48.8566, 2.3522, 3), 1)) await expect(example).toContainText(`"${cell}"`);
  await expect(drawing(example)).toHaveCount(1);
  await expect(drawing(example).locator('[data-value]')).toHaveCount(7);
  await expect(drawing(example).locator('.d-land')).toHaveCount(1);
  await editor.pressSequentially('.length');
  await expect(example.locator('pre').last()).toHaveText('7');
  await expect(drawing(example)).toHaveCount(0);
});

test('an example in view can be edited without the page having been used', async ({page}) => {
  await visit(page, page4);
  const editor = page.locator('.live-example').first().getByRole('textbox');
  await editor.fill('return 6 * 7');
  await expect(page.locator('.live-example').first()).toContainText('42');
});

test('what is printed is shown', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill('console.log("two", [1, 2]);\nreturn {n: 3n, nothing: undefined}');
  await expect(example).toContainText('two [1, 2]');
  await expect(example).toContainText('{"n": 3n, "nothing": undefined}');
});

test('an error of H3 shows code, name and a link to what it means', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill('// one line\nreturn h3.latLngToCell(0, 0, 77)');
  await expect(example).toContainText('E_RES_DOMAIN · code 4 · line 2');
  await expect(example).toContainText('Resolution argument was outside of acceptable range');
  await example.getByRole('link', {name: 'E_RES_DOMAIN'}).click();
  await expect(page).toHaveURL(/\/docs\/library\/errors#e_res_domain$/);
  await expect(page.locator('#e_res_domain')).toHaveCount(1);
});

test('other errors show name, message and line', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill('\n\nreturn nothing.here');
  await expect(example).toContainText('ReferenceError · line 3');
  await expect(example).toContainText('nothing is not defined');
  await editor.fill('return return');
  await expect(example).toContainText('SyntaxError');
  await expect(example.getByRole('link')).toHaveCount(0);
});

test('an endless loop is stopped, said so, and the page never freezes', async ({page}) => {
  const {example, editor} = await openExample(page);
  await page.evaluate(() => {
    const page = {turns: 0};
    Object.assign(window, {page});
    setInterval(() => (page.turns += 1), 10);
  });
  await editor.fill('for (;;);');
  // A machine that is busy with other things gives it more time.
  await expect(example).toContainText(/still running after [3-9] seconds, so it was stopped/);
  const {turns} = await page.evaluate(() => (window as unknown as {page: {turns: number}}).page);
  // Before the code starts there are about fifteen, while the page waits for the next key.
  expect(turns, 'how often the page could do something meanwhile').toBeGreaterThan(30);
  await editor.fill('return 6 * 7');
  await expect(example.locator('pre').last()).toHaveText('42');
});

test('a promise that loops for ever ends with its run', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill('Promise.resolve().then(() => { for (;;); }); return "answered"');
  await expect(example.locator('pre').last()).toHaveText('"answered"');
  await editor.fill('return "free"');
  await expect(example.locator('pre').last()).toHaveText('"free"');
});

test('a loop that is mended while it runs does not keep the reader waiting', async ({page}) => {
  await page.clock.install();
  const {example, editor} = await openExample(page);
  await editor.fill('return "warm"');
  await expect(example).toContainText('"warm"');
  // From here on the page's time stands still, so that the loop is never stopped for taking too long.
  await page.clock.pauseAt(Date.now() + 60_000);
  await editor.fill('while (true);');
  await page.clock.runFor(1000);
  await editor.fill('return "mended"');
  await page.clock.runFor(1000);
  await expect(example).toContainText('"mended"');
  await expect(example).not.toContainText('stopped');
});

test('a huge result is cut, with the true count', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill("return h3.gridDisk('8928308280fffff', 100)");
  await expect(example).toContainText(/… \d+,\d{3} more/);
  const text = await example.locator('pre').last().innerText();
  const shown = text.match(/"[0-9a-f]{15}"/g) ?? [];
  const more = Number(/… ([\d,]+) more/.exec(text)?.[1]?.replaceAll(',', ''));
  expect(shown.length + more).toBe(1 + 3 * 100 * 101);
});

test('Reset brings back the code, its result and its drawing', async ({page}) => {
  const {example, editor} = await openExample(page);
  const [code, before] = [await editor.inputValue(), await example.innerText()];
  await expect(example.getByRole('button', {name: 'Reset'})).toHaveCount(0);
  await editor.fill('return 1');
  await expect(example.locator('pre').last()).toHaveText('1');
  await example.getByRole('button', {name: 'Reset'}).click();
  await expect(editor).toHaveValue(code);
  await expect(drawing(example)).toHaveCount(1);
  await expect.poll(() => example.innerText()).toBe(before);
});

test('Copy copies what is in the editor', async ({page}) => {
  await allowClipboard(page);
  const {example, editor} = await openExample(page);
  const copied = () => clipboardText(page);
  await example.getByRole('button', {name: 'Copy'}).click();
  await expect(example.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await copied()).toBe(await editor.inputValue());
  await editor.fill('return "mine"');
  await example.getByRole('button', {name: /Copy|Copied/}).click();
  await expect.poll(copied).toBe('return "mine"');
});

test('the words of Explore and Copy stand on one line', async ({page}) => {
  const {example} = await openExample(page);
  const middles = await example.locator('a, button').evaluateAll((elements) =>
    elements
      .filter((element) => ['Explore', 'Copy'].includes(element.textContent))
      .map((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const {top, bottom} = words.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
  );
  expect(middles).toHaveLength(2);
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThan(0.6);
});

test('Explore opens the cells of the result in the explorer, those of an edit too', async ({page}) => {
  const {example, editor} = await openExample(page);
  const explore = example.getByRole('link', {name: 'Explore'});
  await expect(explore).toHaveAttribute('href', /\/\?q=8[0-9a-f]{14}.*#explorer$/);
  await editor.fill(`return h3.cellToParent('89283082803ffff', 5)`);
  await expect(explore).toHaveAttribute('href', '/?q=85283083fffffff#explorer');
  await editor.fill('return 1 + 1');
  await expect(explore).toHaveCount(0);
  await editor.fill(`return h3.getResolution('89283082803ffff')`);
  await explore.click();
  await expect(page).toHaveURL(/\/\?q=89283082803ffff/);
  await expect(page.locator('#explorer')).toContainText('89283082803ffff', {timeout: 30_000});
});

test('a value of the result and its place in the drawing mark each other', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill('return h3.gridDisk(h3.latLngToCell(37.7749, -122.4194, 7), 1)');
  await expect(drawing(example).locator('[data-value]')).toHaveCount(7);
  const text = example.locator('pre [data-value="3"]');
  const shape = drawing(example).locator('[data-value="3"]');
  await text.hover();
  await expect(shape).toHaveClass(/d-active/);
  await expect(example.locator('.d-active')).toHaveCount(2);
  await shape.hover();
  await expect(text).toHaveClass(/d-active/);
  await page.mouse.move(0, 0);
  await expect(example.locator('.d-active')).toHaveCount(0);
  // By keyboard the whole result is one stop; the arrow keys go through its values.
  await editor.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(example.locator('pre [data-value="1"]')).toBeFocused();
  await expect(drawing(example).locator('[data-value="1"]')).toHaveClass(/d-active/);
});

test('the keyboard gets into the code and out again', async ({page}) => {
  const {editor} = await openExample(page);
  await editor.focus();
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
});

test('nothing that code returns becomes markup', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill('console.log("<b>x</b>"); return "<img src=x onerror=alert(1)>"');
  await expect(example).toContainText('<img src=x onerror=alert(1)>');
  await expect(example.locator('img, pre b')).toHaveCount(0);
  await editor.fill('throw new Error("<i>no</i>")');
  await expect(example).toContainText('<i>no</i>');
});

test('what was typed survives a change of color mode and a resize', async ({page}) => {
  const {editor} = await openExample(page);
  await editor.fill('return "kept"');
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
  await page.setViewportSize({width: 390, height: 800});
  await expect(editor).toHaveValue('return "kept"');
});

test('code is never taken from the address', async ({page}) => {
  const {editor} = await openExample(page);
  const code = await editor.inputValue();
  const evil = encodeURIComponent('return "evil"');
  for (const address of [`?code=${evil}`, `#code=${evil}`, `?example=${evil}#${evil}`]) {
    await visit(page, page4 + address);
    await page.mouse.move(9, 9);
    await expect(page.locator('.live-example').first().getByRole('textbox')).toHaveValue(code);
  }
});

test('3.x pages run h3-js 3, and load nothing of 4', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => sandboxFile.test(request.url()) && asked.push(request.url()));
  const {example, editor} = await openExample(page, page3);
  await editor.fill('return [typeof h3.geoToH3, typeof h3.latLngToCell, h3.kRing("8928308280fffff", 1).length]');
  await expect(example).toContainText('["function", "undefined", 7]');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('sandbox-h3-js-v3');
  await editor.fill('return h3.kRing("8928308280fffff", 1)');
  await expect(drawing(example).locator('[data-value]')).toHaveCount(7);
});

test('code in the sandbox reaches no network and no storage', async ({page, allow}) => {
  // The browser reports what the policy of the sandbox refuses.
  allow.errors.push(/Content Security Policy|violates the following|Refused to/);
  let reached = 0;
  const server = http.createServer((_request, response) => {
    reached += 1;
    response.writeHead(200, {'access-control-allow-origin': '*', 'content-type': 'text/javascript'}).end('1');
  });
  server.on('upgrade', (_request, socket) => {
    reached += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/x.js`;
  // A request that the policy refuses is announced too, and fails; none may get an answer.
  allow.requests.push(new RegExp(`^http://127\\.0\\.0\\.1:${port}/`));
  const answered: string[] = [];
  page.on('requestfinished', (request) => answered.push(request.url()));
  try {
    const {example, editor} = await openExample(page);
    const site = new URL(page.url()).origin;
    await editor.fill(`
      const tries = {
        fetch: () => fetch('${url}'),
        site: () => fetch('${site}/'),
        xhr: () => { const x = new XMLHttpRequest(); x.open('GET', '${url}', false); x.send(); return x.status; },
        socket: () => new WebSocket('ws://127.0.0.1:${port}/'),
        events: () => new EventSource('${url}'),
        scripts: () => importScripts('${url}'),
        module: () => import('${url}'),
        worker: () => new Worker('${url}'),
        nested: () => new Worker(URL.createObjectURL(new Blob(["fetch('${url}'); importScripts('${url}')"]))),
        database: () => indexedDB.open('x'),
        frame: () => window.parent.document.cookie,
      };
      const outcome = {};
      for (const [name, attempt] of Object.entries(tries)) {
        try { attempt(); outcome[name] = 'called'; } catch (error) { outcome[name] = error.name; }
      }
      return outcome;`);
    await expect(example).toContainText('"fetch": "called"');
    await expect(example).toContainText('"xhr": "NetworkError"');
    await expect(example).toContainText('"scripts": "NetworkError"');
    await expect(example).toContainText('"nested": "TypeError"');
    await expect(example).toContainText('"database": "SecurityError"');
    await expect(example).toContainText('"frame": "ReferenceError"');
    // The next run starts when the worker of this one has ended, with all that it was doing.
    await editor.fill('return "over"');
    await expect(example).toContainText('"over"');
    expect(reached, 'requests that reached a server').toBe(0);
    expect(answered.filter((address) => address.startsWith(url))).toEqual([]);
    // The server does answer those who may ask.
    expect(await (await fetch(url)).text()).toBe('1');
    expect(reached).toBe(1);
  } finally {
    server.close();
  }
});

test('when the sandbox cannot be loaded, it is said with a Retry, and nothing typed is lost', async ({page, allow}) => {
  allow.errors.push(/Failed to load resource/);
  let broken = true;
  await page.route(sandboxFile, (route) => (broken ? route.abort() : route.continue()));
  const {example, editor} = await openExample(page);
  await editor.fill('return "kept"');
  await expect(example.getByRole('alert')).toContainText('Loading h3-js failed');
  broken = false;
  await example.getByRole('button', {name: 'Retry'}).click();
  await expect(example.locator('pre').last()).toHaveText('"kept"');
  await expect(example.getByRole('alert')).toHaveCount(0);
  await expect(editor).toHaveValue('return "kept"');
});

/** The script files that a page asks for. */
async function scriptsOf(page: Page, address: string, done: () => Promise<void>): Promise<Set<string>> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (['script', 'fetch'].includes(request.resourceType()) && pathname.endsWith('.js')) asked.add(pathname);
  });
  await visit(page, address);
  await done();
  return asked;
}

/** The files of the playground: what a page with an example asks for, less what it asks for while none comes near. */
async function filesOfPlayground(browser: Browser, baseURL: string | undefined): Promise<string[]> {
  const [far, near] = [await browser.newPage({baseURL}), await browser.newPage({baseURL})];
  await far.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  const own = await scriptsOf(far, page4, follow(far).quiet);
  const all = await scriptsOf(near, page4, async () => {
    const example = near.locator('.live-example').first();
    await Promise.all([
      expect(example.getByRole('textbox')).toBeVisible(),
      near.waitForResponse(sandboxFile),
      example.hover(),
    ]);
  });
  await Promise.all([far.close(), near.close()]);
  return [...all].filter((file) => !own.has(file));
}

const chunkOfEditor = (file: string) =>
  file.endsWith('.js') && readFileSync(path.join('build', file), 'utf8').includes('Sandbox of the live examples');

for (const [deed, act] of [
  ['pointed at', (example: Locator) => example.hover()],
  ['given the focus', (example: Locator) => example.getByRole('button', {name: 'Copy'}).focus()],
] as const) {
  test(`the sandbox is fetched when an example is ${deed}, and not because it is in view`, async ({page}) => {
    const traffic = follow(page);
    const asked = () => traffic.paths().filter((file) => sandboxFile.test(file)).length;
    await visit(page, page4);
    const example = page.locator('.live-example').first();
    await example.scrollIntoViewIfNeeded();
    // A page that is used has the editor.
    await page.mouse.move(5, 5);
    await expect(example.getByRole('textbox')).toBeVisible();
    await traffic.quiet();
    expect(asked()).toBe(0);
    await act(example);
    await expect.poll(asked).toBe(1);
  });
}

test('playground and h3-js weigh at most 150 KB', async ({browser, baseURL}) => {
  const files = await filesOfPlayground(browser, baseURL);
  expect(files.some((file) => sandboxFile.test(file))).toBe(true);
  expect(files.some(chunkOfEditor)).toBe(true);
  const bytes = files.map((file) => gzipSync(readFileSync(path.join('build', file))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
});

test('when the editor cannot be loaded, code and result stay, with a Retry', async ({
  page,
  allow,
  browser,
  baseURL,
}) => {
  allow.errors.push(/Failed to load resource|ChunkLoadError|Loading chunk/);
  const editorFile = (await filesOfPlayground(browser, baseURL)).find(chunkOfEditor) ?? '';
  let broken = true;
  await page.route(`**${editorFile}`, (route) => (broken ? route.abort() : route.continue()));
  await visit(page, page4);
  const example = page.locator('.live-example').first();
  await example.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expect(example.getByRole('alert')).toBeVisible();
  await expect(example.locator('pre').first()).toContainText('h3.');
  await expect(drawing(example)).toHaveCount(1);
  broken = false;
  await example.getByRole('button', {name: 'Retry'}).click();
  await expect(example.getByRole('textbox')).toBeVisible();
});

test('a page without an example loads nothing of it', async ({page}) => {
  const files = readdirSync('build/docs', {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('index.html'),
  );
  const without = files.find((file) => !readFileSync(path.join('build/docs', file), 'utf8').includes('live-example'));
  expect(without).toBeDefined();
  const traffic = follow(page);
  await visit(page, `/docs/${path.dirname(without ?? '')}`);
  await page.mouse.wheel(0, 5000);
  await traffic.quiet();
  expect(
    traffic.paths().filter((file) => sandboxFile.test(file) || (file.endsWith('.js') && chunkOfEditor(file))),
  ).toEqual([]);
});

test('no compiler and no highlighter is in any file of the site', () => {
  for (const file of readdirSync('build/assets/js')) {
    const text = readFileSync(path.join('build/assets/js', file), 'utf8');
    // Names that survive minification: of sucrase, of react-live, of prism-react-renderer.
    expect(text, file).not.toMatch(/sucrase|LivePreview|_ts_generator_|prism-react-renderer|data-line-number-prism/i);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const address of [page4, page3]) {
    test(`code, result and drawing are there: ${address}`, async ({page}) => {
      await page.goto(address);
      const example = page.locator('.live-example').first();
      await expect(example.locator('pre').first()).toContainText('h3.');
      await expect(example.locator('pre').nth(1)).toContainText(/[0-9a-f]{15}/);
      await expect(drawing(example)).toHaveCount(1);
      await expect(example.getByRole('button')).toHaveCount(0);
    });
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('an example is edited without the page growing sideways', async ({page}) => {
    const {example, editor} = await openExample(page);
    await editor.tap();
    await expect(editor).toBeFocused();
    await editor.fill(`return "${'long '.repeat(60)}"`);
    await expect(example.locator('pre').last()).toContainText('long long');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The text area is as tall as its text: nothing in it scrolls.
    expect(await editor.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(1);
  });
});
