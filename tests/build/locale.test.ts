/**
 * A second locale, built for a subpath: the texts of the interface are translated, and a translated page stays in its version.
 * The copy has a broken anchor too, which fails its build in the last step,
 * when all pages are written.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {ProgramResult} from '../../scripts/lib/runProgram';
import {copySite} from '../support/siteCopy';

const copy = copySite();
const locale = 'de';
const base = '/below/h3/';
let built: ProgramResult;

type Messages = Record<string, {message: string}>;

/** Marks every message as translated. Placeholders stay. */
function translateAll(): void {
  const folder = path.join(copy.dir, 'i18n', locale);
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.json')) continue;
    const messages = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Messages;
    const translated = Object.entries(messages).map(([id, entry]) => [id, {...entry, message: `⟦${entry.message}⟧`}]);
    copy.write(path.join('i18n', locale, name), JSON.stringify(Object.fromEntries(translated)));
  }
}

beforeAll(async () => {
  copy.edit('docs/quickstart.mdx', (page) => `${page}\n[gone](/docs/installation#no-such-anchor)\n`);
  copy.write(
    'docs/api/vertex.mdx',
    '---\ntitle: Vertexes\ndescription: Vertexes.\n---\n\n<ApiGuide group="vertex" />\n\n<ApiFunctions group="vertex" />\n\n<Figure name="neighbors" />\n\n```js live nodraw\nreturn h3.gridDisk(\'85283473fffffff\', 20);\n```\n',
  );
  copy.edit('docusaurus.config.ts', (text) => text.replace("locales: ['en']", `locales: ['en', '${locale}']`));
  const written = await copy.run(['write-translations', '--locale', locale]);
  if (!written.ok) throw new Error(written.output);
  translateLocale();
  built = await copy.build({BASE_URL: base}, '--locale', locale);
}, 600_000);

/** Translates the texts of the interface, two texts of the catalogue, and a page of 3.x. */
function translateLocale(): void {
  translateAll();
  // Texts of the catalogue, with the page that shows them left in English.
  const translation = (name: string, data: unknown) =>
    copy.write(`i18n/${locale}/docusaurus-plugin-content-docs/current/${name}`, JSON.stringify(data));
  translation('_functions/vertex/isValidVertex.json', {
    summary: 'Sagt, ob ein Index gültig ist.',
    parameters: {vertex: {description: 'Irgendeine Zahl.'}},
  });
  copy.write(
    `i18n/${locale}/docusaurus-plugin-content-docs/version-3.x/quickstart.mdx`,
    '---\ntitle: Schnellstart\ndescription: Schnellstart.\n---\n\nZelle <Value of="geoToH3(37.77, -122.42, 5)" />.\n',
  );
}

afterAll(() => copy.remove());

/** The folder of the built locale. */
const builtFolder = () =>
  [path.join(copy.out, locale), copy.out].find((folder) => existsSync(path.join(folder, 'index.html'))) ?? '';

function htmlOf(route: string): string {
  return readFileSync(path.join(builtFolder(), route, 'index.html'), 'utf8').replace(/<!-- -->/g, '');
}

test.each([
  [
    'the landing page',
    '',
    ['⟦How people use H3⟧', '⟦Search⟧', '⟦Copy⟧', '⟦The scripts of this page could not be started.'],
  ],
  [
    'an API page',
    'docs/api/vertex',
    [
      '⟦Parameters⟧',
      '⟦Returns⟧',
      '⟦Errors⟧',
      '⟦In C, this function cannot fail.⟧',
      '⟦On this page⟧',
      '⟦Last checked against H3 4.5.0⟧',
      '⟦View as Markdown⟧',
      '⟦1.201 more⟧',
      '⟦A map of ',
    ],
  ],
  [
    'a page of 3.x',
    'docs/3.x/quickstart',
    ['⟦The same topic in ⟦4.x⟧⟧', 'which is no longer developed', '⟦Report a problem with this page⟧'],
  ],
])('the interface of %s is translated', (_page, route, texts) => {
  const html = htmlOf(route);
  for (const text of texts) expect(html).toContain(text);
});

test('a translated page of 3.x is one of 3.x: its values, its release, and its banner', () => {
  const html = htmlOf('docs/3.x/quickstart');
  expect(html).toContain('Schnellstart');
  expect(html).toContain('Zelle 85283083fffffff.');
  expect(html).toContain('⟦Last checked against H3 3.7.2⟧');
});

test('without JavaScript, the not-found page has links that lead on, below the subpath', () => {
  const html = readFileSync(path.join(builtFolder(), '404.html'), 'utf8');
  expect(html).toMatch(new RegExp(`<main[^]*href="?${base}docs/quickstart[" >][^]*</main>`));
});

test('texts of the catalogue are those of the locale, where it has them', () => {
  const html = htmlOf('docs/api/vertex');
  expect(html).toContain('Sagt, ob ein Index gültig ist.');
  expect(html).toContain('Irgendeine Zahl.');
  expect(html).not.toContain('Returns whether an index is a valid vertex.');
  expect(html).toContain('Use it before you pass vertexes from other sources to');
});

test('the texts of tools, of their workers, and of their programs are translated in the scripts', () => {
  const folder = path.join(builtFolder(), 'assets/js');
  const scripts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const texts = [
    'Loading the map…',
    'Paste anything',
    'larger than 64 bits',
    'Fit the digits to the resolution',
    'the parent of each cell',
    'Convert to 4.x',
    'The converter can’t read the code here. Check the names after this place.',
    'The code was still running after {seconds} seconds, so it was stopped. Is there a loop that never ends?',
    'an object that cannot be read',
    'Show this shape on the map',
  ];
  expect(texts.filter((text) => !scripts.some((script) => script.includes(`⟦${text}⟧`)))).toEqual([]);
});

test('the build fails on a broken anchor, naming page and anchor', () => {
  expect(built.ok).toBe(false);
  expect(built.output).not.toContain('(no such page)');
  // Stubs have no anchors, so that a link on every page to one is listed too.
  expect(built.output).toMatch(
    /- docs\/quickstart\.mdx:\d+: \S*\/docs\/installation#no-such-anchor \(no such anchor\)/,
  );
});
