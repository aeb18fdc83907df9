/** The messages of `tests/e2e/sandbox-escape.spec.ts` in a browser with another HTML parser. */
import type {Page} from 'puppeteer-core';
import {expect} from 'vitest';
import {allAsText, foreign, forgingWorker, payloads, sandboxFile} from '../../support/sandboxPayloads';
import {test, typeCode, visit} from '../support';

/** Serves the forging worker in the place of the sandbox's own. */
async function takeOver(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const answer = sandboxFile.test(request.url())
      ? request.respond({contentType: 'text/javascript', body: forgingWorker})
      : request.continue();
    void answer;
  });
}

test('no forged message of a worker becomes markup', {timeout: 300_000}, async ({page, site, allowed}) => {
  // On a busy machine Firefox reports this of the functions that the test runs in the page, not of the page itself.
  allowed.push(/Permission denied to access property "length"/);
  const forged = payloads;
  await takeOver(page);
  await visit(page, `${site}/docs/quickstart`);
  const output = '.live-example:has(textarea) [class*=output]';
  const countForeign = () => page.$$eval(`${output} :is(${foreign})`, ({length}) => length);
  const textsOf = (selector: string) =>
    page.$$eval(selector, (elements) => elements.map(({textContent}) => textContent));
  await typeCode(page, String(allAsText));
  // All of it is there, as text.
  await expect.poll(() => textsOf(`${output} pre`), {timeout: 120_000}).toEqual([payloads.join(''), payloads.join('')]);
  expect(await countForeign()).toBe(0);
  expect(await page.$$eval(`${output} pre [data-value]`, ({length}) => length)).toBe(0);
  for (const [number, payload] of forged.entries()) {
    // As the name and the text of an error. (Reading a message takes no browser: one test of it, in Chromium, is enough.)
    await typeCode(page, String(payloads.length + number));
    await expect.poll(() => textsOf(`${output} strong`), {timeout: 120_000}).toEqual([payload.slice(0, 100)]);
    const links = await page.$$eval(`${output} a`, (anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
    expect(links).toEqual(['/docs/library/errors#e_res_domain']);
    expect(await countForeign()).toBe(0);
  }
  expect(await page.evaluate(() => 'escaped' in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/docs/quickstart');
});
