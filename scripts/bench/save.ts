import {chromium, type Browser, type Page} from '@playwright/test';
import {copySite, type SiteCopy} from '../../tests/support/siteCopy';
import {ensureChromium} from '../lib/chromium';
import {median} from './median';

const ROUNDS = 3;

/** What an author saves: its file, how it changes, and whether the page shows round `n`. */
interface Kind {
  readonly file: string;
  readonly change: (text: string, round: number) => string;
  readonly shows: (page: Page, round: number) => Promise<unknown>;
}

const shown = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Puts the round behind what stands before it, in place of the round before. */
const mark = (text: string, before: RegExp, round: number) =>
  text.replace(new RegExp(`(${before.source})(?:Round \\d+\\. )?`), `$1Round ${round}. `);

const kinds: Readonly<Record<string, Kind>> = {
  'a page': {
    file: 'docs/quickstart.mdx',
    change: (text, round) => mark(text, /Page: /, round),
    shows: (page, round) => shown(page, `Page: Round ${round}.`),
  },
  'a catalogue entry': {
    file: 'docs/_functions/vertex/isValidVertex.ts',
    change: (text, round) => mark(text, /summary: '/, round),
    shows: (page, round) => shown(page, `Round ${round}. `),
  },
  'an example': {
    file: 'docs/_bindings/javascript/examples/isValidVertex.js',
    change: (text, round) => text.replace(/^(?:\/\/ Example \d+\n)?/, `// Example ${round}\n`),
    shows: (page, round) => shown(page, `// Example ${round}`),
  },
  'a figure': {
    file: 'src/figures/neighbors.ts',
    change: (text, round) => mark(text, /message:\s+'/, round),
    shows: (page, round) => page.getByRole('img', {name: new RegExp(`^Round ${round}\\.`)}).waitFor(),
  },
  'a value': {
    file: 'src/h3/measures.ts',
    change: (text, round) => text.replace(/sampleSize = [\d_]+/, `sampleSize = ${20_000 + round}`),
    shows: (page, round) => shown(page, `Value: ${20_000 + round}`),
  },
  'a style': {
    file: 'src/css/site.css',
    change: (text, round) =>
      `${text.replace(/\nh1 \{ outline: \d+px solid \}\n$/, '')}\nh1 { outline: ${round}px solid }\n`,
    shows: (page, round) =>
      page.waitForFunction(
        (width) => getComputedStyle(document.querySelector('h1') ?? document.body).outlineWidth === `${width}px`,
        round,
      ),
  },
};

/** Milliseconds from saving a file to the page that shows it, by round. */
async function rounds(copy: SiteCopy, page: Page, {file, change, shows}: Kind): Promise<number[]> {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS + 1; round++) {
    const start = performance.now();
    copy.edit(file, (text) => change(text, round));
    await shows(page, round);
    times.push(performance.now() - start);
  }
  return times;
}

/** Milliseconds from saving each kind of file to the open page of `npm start`: the first time, and warm (a median). */
export async function measureSaves(): Promise<Record<string, {readonly first: number; readonly warm: number}>> {
  const copy = copySite('whole');
  copy.write(
    'docs/quickstart.mdx',
    '---\ntitle: Quickstart\ndescription: Quickstart.\n---\n\nPage: text.\n\nValue: <Value of="sampleSize" />\n\n<Figure name="neighbors" />\n\n<ApiFunctions group="vertex" />\n',
  );
  let browser: Browser | undefined;
  try {
    const address = await copy.preview();
    browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox']});
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`${address}/docs/quickstart`, {waitUntil: 'domcontentloaded', timeout: 300_000});
    await shown(page, 'Page: text.');
    const results: Record<string, {first: number; warm: number}> = {};
    for (const [name, kind] of Object.entries(kinds)) {
      const [first = NaN, ...warm] = await rounds(copy, page, kind);
      results[name] = {first, warm: median(warm)};
    }
    return results;
  } finally {
    await browser?.close();
    copy.remove();
  }
}
