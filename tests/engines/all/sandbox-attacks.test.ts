/** What untrusted code can do, and what Python prints, in engines that aren't Chromium's, on hosts with headers and without. */
import {expect} from 'vitest';
import {startServer} from '../../../scripts/lib/staticServer';
import {recorded, runningAll} from '../../support/pythonPrograms';
import {startAttacked} from '../../support/sandboxAttacks';
import {test} from '../engine';
import {openEditor, type EnginePage} from '../page';

/** The editors of the two languages: until the page has chosen its language, an example in JavaScript has one too. */
const editors = {javascript: '.live-example textarea', python: '.live-example textarea[aria-label$="Python"]'} as const;

/** What opens them. */
const buttons = {javascript: '.live-example button[aria-label^="Edit and run"]', python: '[data-run]'} as const;

/** Replaces the code of an editor at once: the keys of a long program would take minutes. */
async function paste(page: EnginePage, language: keyof typeof editors, code: string): Promise<void> {
  await openEditor(page, editors[language], buttons[language]);
  await page.run(
    `const area = document.querySelector(arguments[1]);
    area.focus();
    area.setRangeText(arguments[0], 0, area.value.length, 'end');
    area.dispatchEvent(new InputEvent('input', {bubbles: true}));`,
    code,
    editors[language],
  );
}

const result = '.live-example:has(textarea) .live-text pre';

test.for([true, false])('no code gets out of its worker, with headers: %s', async (headers, {page, allowed}) => {
  allowed.push(/./);
  const attacked = await startAttacked();
  const server = await startServer({dir: process.env.SITE_DIR ?? 'build', port: 0, headers});
  try {
    await page.visit(`${server.address}/docs/quickstart`);
    await paste(page, 'javascript', attacked.javascript);
    await page.see(result, /^\["tried", \[\]\]$/);
    await page.visit(`${server.address}/docs/quickstart?lang=python`);
    await paste(page, 'python', attacked.python);
    await page.see(result, /^\['tried', \[\]\]$/m);
    expect(attacked.reached).toEqual([]);
  } finally {
    attacked.close();
    await server.close();
  }
});

test('every recorded program in Python prints what h3-py printed', async ({page, site, allowed}) => {
  // Pyodide tries `importScripts` to learn whether its worker is a classic one, and the policy refuses the address.
  allowed.push(/\(script-src-elem\) at data:text\/javascript, from/);
  await page.visit(`${site}/docs/quickstart?lang=python`);
  await paste(page, 'python', runningAll());
  await page.see(result, new RegExp(`^${recorded.length} \\[\\]$`, 'm'));
});
