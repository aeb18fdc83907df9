/** What an author sees in `npm start` after saving a file, without a restart. */
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {ensureTestChromium} from '../../scripts/lib/chromium';
import {copySite} from '../support/siteCopy';

const copy = copySite();
let browser: Browser;
let page: Page;

const entry = 'docs/_functions/vertex/isValidVertex.ts';
const samplePage = 'docs/quickstart.mdx';

/** One of each kind that an author saves: text, a value, a figure, and catalogue entries with examples. */
const sample = `
Sample: text.

<Value of="sampleSize" /> samples.

<Figure name="neighbors" />

<ApiFunctions group="vertex" />
`;

beforeAll(async () => {
  // The page keeps what it has: old anchors lead to its sections.
  copy.edit(samplePage, (text) => text + sample);
  const address = await copy.preview();
  browser = await chromium.launch({executablePath: ensureTestChromium(), args: ['--no-sandbox']});
  page = await browser.newPage();
  page.setDefaultTimeout(150_000);
  await page.goto(`${address}/docs/quickstart`, {waitUntil: 'domcontentloaded', timeout: 300_000});
  await page.getByText('10000 samples.').waitFor({timeout: 300_000});
}, 600_000);

afterAll(async () => {
  await browser.close();
  copy.remove();
});

/** Puts `text` before the first place where `mark` is in a file. */
const insert = (file: string, mark: string, text: string) => copy.edit(file, (old) => old.replace(mark, text + mark));

/** Waits for a text on the open page. */
async function expectText(text: string | RegExp): Promise<void> {
  await page.getByText(text).first().waitFor();
}

test('the text of the page', async () => {
  insert(samplePage, '<Value', 'From ');
  await expectText('From 10000 samples.');
}, 200_000);

test('a catalogue entry', async () => {
  copy.edit(entry, (text) => text.replace("summary: '", "summary: 'In new words. "));
  await expectText(/In new words\./);
}, 200_000);

test('an example', async () => {
  insert('docs/_bindings/javascript/examples/isValidVertex.js', 'return ', "console.log('A new line.'); ");
  await expectText(/A new line\./);
}, 200_000);

test('a figure', async () => {
  copy.edit('packages/figures/neighbors.ts', (text) =>
    text.replace("'A map of a hexagonal", "'Drawn anew. A map of a hexagonal"),
  );
  await page.getByRole('img', {name: /^Drawn anew\./}).waitFor();
  expect(await page.getByRole('img', {name: /^A map of/}).count()).toBe(0);
}, 200_000);

test('a module that values are computed with', async () => {
  copy.edit('packages/grid/h3/measures.ts', (text) => text.replace('sampleSize = 10_000', 'sampleSize = 12_345'));
  await expectText('From 12345 samples.');
}, 200_000);

test('a style', async () => {
  insert('src/css/site.css', 'h1,\nh2,', 'h1 { outline: 3px solid rgb(1, 2, 3) }\n');
  const outline = () => page.locator('h1').evaluate((title) => getComputedStyle(title).outlineColor);
  await expect.poll(outline, {timeout: 150_000}).toBe('rgb(1, 2, 3)');
}, 200_000);

test('an example in a language that the build does not run', async () => {
  insert('docs/_bindings/python/examples/is_valid_vertex.py', 'import', '# A new comment.\n');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expectText('# A new comment.');
}, 200_000);

const overlayFrame = 'iframe[id$="client-overlay"]';
const overlay = () => page.frameLocator(overlayFrame);

/** What can be wrong: where, what replaces what, and what the page then says. */
const faults = {
  'an entry with an error of syntax': [entry, "group: 'vertex'", 'group: ', /isValidVertex\.ts:\d+/],
  'an example that throws': [
    'docs/_bindings/javascript/examples/isValidVertex.js',
    'return ',
    'missing(); return ',
    /isValidVertex\.js:\d+: .*missing is not defined/,
  ],
  'bad front matter': [samplePage, 'title: ', 'title: [', /quickstart\.mdx:3: missed comma/],
  'a release that does not exist': [samplePage, 'title: ', 'checked: 4.4\ntitle: ', /quickstart\.mdx:2: .*no release/],
  'an unknown element': [samplePage, '<Value', '<Foo/> <Value', /quickstart\.mdx:\d+: <Foo>: there is no such element/],
  'an unknown figure': [samplePage, '"neighbors"', '"neighbours"', /quickstart\.mdx:\d+.*no figure/], // cspell:disable-line
} as const;

/** Makes a fault, and returns what mends it. */
function spoil([file, right, wrong]: (typeof faults)[keyof typeof faults]): () => void {
  let whole = '';
  copy.edit(file, (text) => {
    whole = text;
    return text.replace(right, wrong);
  });
  return () => copy.write(file, whole);
}

/** Waits until the page follows its file again and nothing lies over it: the overlay also goes away while it compiles. */
async function expectMended(what: string): Promise<void> {
  await page.locator(overlayFrame).waitFor({state: 'detached'});
  insert(samplePage, '<Value', `Mended: ${what}. `);
  await expectText(`Mended: ${what}.`);
  expect(await page.locator(overlayFrame).count()).toBe(0);
}

test.each(Object.entries(faults))(
  '%s is shown over the page with file and line, until it is mended',
  async (what, fault) => {
    const mend = spoil(fault);
    await overlay().getByText(fault[3]).first().waitFor();
    mend();
    await expectMended(what);
  },
  400_000,
);

test('an error that waits behind another one is shown when that is mended, and goes away in its turn', async () => {
  const [first, second] = [faults['an entry with an error of syntax'], faults['an unknown figure']];
  const mendFirst = spoil(first);
  await overlay().getByText(first[3]).first().waitFor();
  const mendSecond = spoil(second);
  mendFirst();
  await overlay().getByText(second[3]).first().waitFor();
  mendSecond();
  await expectMended('both');
  expect(await page.getByText('In new words.').count()).toBeGreaterThan(0);
}, 600_000);
