/** The messages of `tests/e2e/sandbox-escape.spec.ts` in an engine with another HTML parser. */
import {expect} from 'vitest';
import {test} from '../engine';
import {startFaulty} from '../../support/faultyServer';
import {allAsText, foreign, forgingWorker, payloads, sandboxFile} from '../../support/sandboxPayloads';
import {typeCode} from '../typeCode';

test('no forged message of a worker becomes markup', async ({page, site, allowed}) => {
  // On a busy machine Firefox reports this of the functions that the test runs in the page, not of the page itself.
  allowed.push(/Permission denied to access property "length"/);
  const server = await startFaulty(site);
  server.answer = {files: sandboxFile, status: 200, body: forgingWorker};
  await page.visit(`${server.address}/docs/quickstart`);
  const output = '.live-example:has(textarea) [class*=output]';
  const countOf = (selector: string) => page.run('return document.querySelectorAll(arguments[0]).length', selector);
  const textsOf = (selector: string) =>
    page.run('return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent)', selector);
  const untilTexts = (selector: string, texts: readonly string[]) =>
    page.until(async () => JSON.stringify(await textsOf(selector)) === JSON.stringify(texts));

  await typeCode(page, String(allAsText));
  // All of it is there, as text.
  await untilTexts(`${output} pre`, [payloads.join(''), payloads.join('')]);
  expect(await countOf(`${output} :is(${foreign})`)).toBe(0);
  expect(await countOf(`${output} pre [data-value]`)).toBe(0);

  for (const [number, payload] of payloads.entries()) {
    // As the name and the text of an error. (Reading a message takes no browser: one test of it, in Chromium, is enough.)
    await typeCode(page, String(payloads.length + number));
    await untilTexts(`${output} strong`, [payload.slice(0, 100)]);
    expect(await page.run(`return document.querySelector('${output} a').getAttribute('href')`)).toBe(
      '/docs/library/errors#e_res_domain',
    );
    expect(await countOf(`${output} :is(${foreign})`)).toBe(0);
  }
  expect(await page.run(`return 'escaped' in window`)).toBe(false);
  expect(await page.run('return window.location.pathname')).toBe('/docs/quickstart');
  await server.close();
});
