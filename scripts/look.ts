/**
 * `npm run look`: shows the built site in many states, at three widths and in both modes, on one sheet for each width and
 * mode. Authors look at `look/index.html` after a change of the design. Nothing is compared by pixels.
 *
 * `npm run look -- Reference` takes only the states whose name contains the word.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type BrowserContext} from '@playwright/test';
import {chromiumArgs, ensureChromium, webGlArgs} from './lib/chromium';
import {startServer} from './lib/staticServer';
import {answerForKatexCdn} from '../tests/e2e/support/katexCdn';
import {states, type LookedAt} from './look/states';
import {runScript} from './lib/runScript';

const folder = 'look';
const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];
const windows = [
  {width: 390, height: 844},
  {width: 800, height: 900},
  {width: 1350, height: 900},
] as const;

/** The most milliseconds for a state, and for the last of what a page fetches. */
const LIMIT_MS = 60_000;
const QUIET_MS = 10_000;

const fileOf = ({name}: LookedAt, width: number, mode: string) =>
  `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${width}-${mode}.jpg`;

/** The address of a state in a mode, as the switch of the navbar would leave it: a change of styles alone leaves the logo. */
function addressOf({path: place}: LookedAt, mode: Mode): string {
  const [page, hash] = place.split('#');
  return `${page}?docusaurus-theme=${mode}${hash === undefined ? '' : `#${hash}`}`;
}

/** Takes one picture. A state that can't be reached is reported, and shown as it was. */
async function take(context: BrowserContext, state: LookedAt, mode: Mode, file: string): Promise<string | undefined> {
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  let problem: string | undefined;
  try {
    await state.before?.(page);
    await page.goto(addressOf(state, mode));
    if (!state.staysStatic) await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await state.act?.(page);
    // The frame of an example that ran is never idle. Its state has waited for the result.
    await page.waitForLoadState('networkidle', {timeout: QUIET_MS}).catch(() => undefined);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  await page.screenshot({path: path.join(folder, file), type: 'jpeg', quality: 80, animations: 'disabled'});
  await page.close();
  return problem;
}

/** The sheet of one width and mode: all states side by side, each under its name. */
function sheet(shown: readonly LookedAt[], width: number, mode: string): string {
  const pictures = shown.map((state) => {
    const file = fileOf(state, width, mode);
    return `<figure><figcaption>${state.name}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt=""></a></figure>`;
  });
  return `<h2>${width} px, ${mode}</h2><div class="sheet" style="--w:${width < 600 ? 220 : 420}px">${pictures.join('')}</div>`;
}

async function takeAll(browser: Browser, address: string, shown: readonly LookedAt[]): Promise<string[]> {
  const problems: string[] = [];
  for (const viewport of windows) {
    for (const mode of modes) {
      const context = await browser.newContext({viewport, baseURL: address, serviceWorkers: 'block'});
      await answerForKatexCdn(context);
      for (const state of shown) {
        const problem = await take(context, state, mode, fileOf(state, viewport.width, mode));
        if (problem) problems.push(`${state.name} (${viewport.width} px, ${mode}): ${problem}`);
      }
      await context.close();
      console.log(`${viewport.width} px, ${mode}: ${shown.length} states`);
    }
  }
  return problems;
}

async function look(): Promise<void> {
  const wanted = process.argv[2]?.toLowerCase() ?? '';
  const shown = states.filter(({name}) => name.toLowerCase().includes(wanted));
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder);
  const server = await startServer({dir: 'build', port: 0});
  const browser = await chromium.launch({executablePath: ensureChromium(), args: [...chromiumArgs, ...webGlArgs]});
  try {
    const problems = await takeAll(browser, server.address, shown);
    const sheets = windows.flatMap(({width}) => modes.map((mode) => sheet(shown, width, mode)));
    const styles =
      'body{font:14px system-ui;margin:2rem}.sheet{display:grid;grid-template-columns:repeat(auto-fill,var(--w));gap:1rem}figure{margin:0}img{width:100%;border:1px solid #ccc}';
    writeFileSync(
      path.join(folder, 'index.html'),
      `<!doctype html><meta charset="utf-8"><title>The site in ${shown.length} states</title><style>${styles}</style>${sheets.join('')}`,
    );
    console.log(`Look at ${folder}/index.html`);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

void runScript(look);
