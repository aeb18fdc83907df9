/** Python in the page: what its readers see, and what hostile programs can do. */
import type {Locator, Page} from '@playwright/test';
import {recorded} from '../support/pythonPrograms';
import {startAttacked} from '../support/sandboxAttacks';
import {saveData} from './support/connection';
import {fillAtOnce} from './support/fillAtOnce';
import {expect, test, visit, weekly} from './support/test';

const library = /\/assets\/python\//;

/** Presses "Edit and run" at the first program in Python of a page. */
async function openPython(page: Page): Promise<{example: Locator; editor: Locator; printed: Locator}> {
  await visit(page, '/docs/quickstart?lang=python');
  await page.locator('[data-run]:visible').first().click();
  const example = page.locator('.live-example', {has: page.getByRole('textbox', {name: /Python/})}).first();
  return {example, editor: example.getByRole('textbox'), printed: example.locator('.live-text pre').first()};
}

test('programs print in the page what h3-py printed, and results are drawn', async ({page}) => {
  const {example, editor, printed} = await openPython(page);
  const three = recorded.slice(-3);
  await fillAtOnce(editor, three.map(({code}) => code).join('\n'));
  await expect(printed).toHaveText(`${three.map(({output}) => output).join('\n')}\n`);
  await expect(example).toContainText('The names of h3-py run on h3-js 4.');
  await fillAtOnce(editor, "import h3\nh3.grid_disk('89283082803ffff', 1)");
  await expect(example.locator('svg[role=img]:visible [data-value]')).toHaveCount(7);
  await fillAtOnce(editor, 'import h3\n\nh3.latlng_to_cell(0, 0, 77)');
  await expect(example).toContainText('H3ResDomainError · code 4 · line 3');
  await fillAtOnce(editor, 'import h3\nh3.h3_to_parent("89283082803ffff")');
  await expect(example).toContainText("Did you mean: 'cell_to_parent'?");
  await expect(example.getByRole('link', {name: 'Names in 3.x and 4.x'})).toBeVisible();
});

test('no program in Python gets out of its worker or takes the page along', weekly, async ({page, allow}) => {
  allow.errors.push(/Content Security Policy|violates the following|Refused to|Pyodide|fatal|Maximum call stack/);
  allow.requests.push(/^(?:http|ws):\/\/127\.0\.0\.1:\d+\/attack\/|^data:/);
  const {reached, python, close} = await startAttacked();
  try {
    const {example, editor, printed} = await openPython(page);
    await fillAtOnce(editor, python);
    await expect(printed).toHaveText("['tried', []]\n");
    for (const [program, told] of [
      ['while True: pass', /still running after \d seconds, so it was stopped/],
      ['a = []\nwhile True:\n    a.append(bytearray(10_000_000))', /MemoryError · line 3.*512 MB/s],
      // The engine or Python itself finds that it is nested too deep.
      ['eval("(" * 100000 + ")" * 100000)', /The program ended Python itself: RangeError|too many nested parentheses/],
      ["open('x.csv')", /FileNotFoundError · line 1.*no files of yours/s],
      ['input()', /input\(\) isn't available on this page/],
      ['import micropip', /No module named 'micropip'/],
      ['x = 5', /Nothing was printed/],
    ] as const) {
      await fillAtOnce(editor, program);
      await expect(example).toContainText(told);
    }
    expect(reached).toEqual([]);
  } finally {
    close();
  }
});

test('a reader who saves data is told the size, and can fetch it again', weekly, async ({page, allow}) => {
  allow.errors.push(/Failed to load resource/);
  await saveData(page);
  let broken = true;
  await page.route(library, (route) => (broken ? route.abort() : route.continue()));
  const {example, printed} = await openPython(page);
  await example.getByRole('button', {name: /^Load Python \(\d\.\d MB\) and run$/}).click();
  await expect(example.getByRole('alert')).toContainText('Loading Python failed');
  broken = false;
  await example.getByRole('button', {name: 'Retry'}).click();
  await expect(printed).toHaveText('891fb46741bffff\n');
});

test('without WebAssembly the recorded output stays, and it is said why', weekly, async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  page.on('request', (request) => expect(request.url()).not.toMatch(library));
  const {example} = await openPython(page);
  await expect(example.getByRole('alert')).toContainText('This browser doesn’t have WebAssembly');
  await expect(page.locator('pre:visible', {hasText: /^891fb46741bffff\s*$/})).toBeVisible();
});

test('a program of a known problem runs in the list', weekly, async ({page}) => {
  await visit(page, '/docs/library/errors?lang=python#problem-tight');
  const problem = page.locator('#problem-tight');
  await problem.getByRole('button', {name: 'Edit and run'}).click();
  await expect(problem.locator('.live-text pre')).toHaveText(
    `${recorded.find(({name}) => name === 'tight')?.output}\n`,
  );
});
