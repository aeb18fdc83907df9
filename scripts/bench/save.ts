import {chromium, type Browser, type Page} from '@playwright/test';
import {readdirSync} from 'node:fs';
import {addSample, openSample, samplePage} from '../../tests/support/previewSample';
import {copySite, type SiteCopy} from '../../tests/support/siteCopy';
import {ensureChromium} from '../lib/chromium';
import {type Language, languageRows, languages} from '@h3-docs/catalogue';
import {median} from './median';

const ROUNDS = 3;

/** A kind of file that an author saves: its path, how it changes, and a check that the page shows a round. */
interface Kind {
  readonly file: string;
  readonly change: (text: string, round: number) => string;
  /** What a reader does first to see it. */
  readonly open?: (page: Page) => Promise<unknown>;
  readonly shows: (page: Page, round: number) => Promise<unknown>;
}

const shown = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Replaces the number of the previous round after a given text. */
const mark = (text: string, before: RegExp, round: number) =>
  text.replace(new RegExp(`(${before.source})(?:Round \\d+\\. )?`), `$1Round ${round}. `);

/** What starts a comment, where it isn't two slashes. */
const comments: Readonly<Partial<Record<Language, string>>> = {python: '#', shell: '#', duckdb: '--'};

/** The line of an example that calls the function, which readers see in each language. */
const call = /^(?!.*\bclass\b)(?=.*is_?valid_?vertex)/i;

/** An example, in which a comment with the round stands above the call. */
function exampleIn(language: Language): Kind {
  const folder = `docs/_bindings/${language}/examples`;
  const name = readdirSync(folder).find((file) => /^is_?valid_?vertex\./i.test(file));
  if (name === undefined) throw new Error(`${folder} has no example of isValidVertex.`);
  const comment = (round: number) => `${comments[language] ?? '//'} ${language} ${round}`;
  return {
    file: `${folder}/${name}`,
    change(text, round) {
      const lines = text.split('\n').filter((line) => !new RegExp(`^\\s*\\S+ ${language} \\d+$`).test(line));
      const at = lines.findLastIndex((line) => call.test(line));
      const indent = /^\s*/.exec(lines[at] ?? '')?.[0] ?? '';
      return lines.toSpliced(at, 0, indent + comment(round)).join('\n');
    },
    open: (page) => page.getByRole('tab', {name: languageRows[language].label, exact: true}).last().click(),
    shows: (page, round) => shown(page, comment(round)),
  };
}

const kinds: Readonly<Record<string, Kind>> = {
  'a page': {
    file: samplePage,
    change: (text, round) => mark(text, /Sample: /, round),
    shows: (page, round) => shown(page, `Sample: Round ${round}.`),
  },
  'a catalogue entry': {
    file: 'docs/_functions/vertex/isValidVertex.ts',
    change: (text, round) => mark(text, /summary: '/, round),
    shows: (page, round) => shown(page, `Round ${round}. `),
  },
  ...Object.fromEntries(
    languages.map((language) => [`an example in ${languageRows[language].label}`, exampleIn(language)]),
  ),
  'a figure': {
    file: 'packages/figures/neighbors.ts',
    change: (text, round) => mark(text, /message:\s+'/, round),
    shows: (page, round) => page.getByRole('img', {name: new RegExp(`^Round ${round}\\.`)}).waitFor(),
  },
  'a value': {
    file: 'packages/grid/h3/measures.ts',
    change: (text, round) => text.replace(/sampleSize = [\d_]+/, `sampleSize = ${20_000 + round}`),
    shows: (page, round) => shown(page, `${20_000 + round} samples.`),
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
async function rounds(copy: SiteCopy, page: Page, {file, change, open, shows}: Kind): Promise<number[]> {
  const times: number[] = [];
  await open?.(page);
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
  addSample(copy);
  let browser: Browser | undefined;
  try {
    const address = await copy.preview();
    browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox']});
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await openSample(page, address);
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
