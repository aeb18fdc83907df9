/** Every page as a host serves it: what stands in its HTML, and what its first visit fetches. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {parseDocument} from 'htmlparser2';
import {expect, test} from 'vitest';
import {listedPages} from '@site/plugins/bundler/leanRoutes';
import {partsIn} from '@site/plugins/bundler/pageLinks';
import {readSettings} from '@h3-docs/base/node/environment';
import {versions} from '@h3-docs/base/versions';
import budgets from '../data/budgets.json';
import routes from '../data/routes.json';
import {docRoutes, elementsIn, hasPage, htmlOf, pageOf, textIn, withoutSlash, type Page} from '../support/builtSite';

const pages = [routes.landing, ...docRoutes];
const {editUrl} = readSettings(process.env);

const metaOf = (page: Page, key: string) =>
  elementsIn(page, 'meta').find(({attribs: {name, property}}) => (name ?? property) === key)?.attribs.content;
const titleOf = (page: Page) => textIn(elementsIn(page, 'title')[0] ?? page);
const hrefsOf = (page: Page) => elementsIn(page, 'a').map(({attribs}) => attribs.href ?? '');

test('the build holds exactly the routes of the specification', () => {
  const built = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const routeOf = (file: string) => `/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
  expect(routes.current).toHaveLength(45);
  expect(routes['3.x']).toHaveLength(35);
  expect(built.map(routeOf).sort()).toEqual([...pages, routes.notFound].map(withoutSlash).sort());
});

/** The texts that Lighthouse's SEO audit (`link-text`) takes for generic ones in links to other pages. */
const generic =
  /^(?:click (?:here|this)|go|(?:right )?here|(?:more )?info(?:rmation)?|learn more|more|read more|see more|start|this)$/i;

const footer = textIn(elementsIn(pageOf('/'), 'footer', 'theme-layout-footer')[0] ?? pageOf('/'));

test.each([...pages, routes.notFound])('%s has one heading, links, and text without a script', (route) => {
  const page = pageOf(route);
  expect.soft(elementsIn(page, 'h1')).toHaveLength(1);
  expect.soft(textIn(elementsIn(page, 'main')[0] ?? page).length, 'characters of text').toBeGreaterThan(150);
  const bars = elementsIn(page, 'nav').filter(({attribs}) => attribs['aria-label'] === 'Main');
  expect.soft(bars.flatMap((bar) => elementsIn(bar, 'a', 'navbar__link')).length).toBeGreaterThan(4);
  expect.soft(elementsIn(page, 'footer', 'theme-layout-footer').map(textIn)).toEqual([footer]);
  const elsewhere = elementsIn(page, 'a').filter(({attribs}) => !attribs.href?.startsWith('#'));
  expect.soft(elsewhere.map(textIn).filter((text) => generic.test(text))).toEqual([]);
  // Nothing stays hidden, and nothing is shown that needs a script.
  const style = textIn(elementsIn(page, 'noscript')[0] ?? page);
  expect.soft(style).toMatch(/\[role=tabpanel\]\[hidden\][^{]*\{display:block!important\}/);
  expect.soft(style).toMatch(/\[role=tablist\],\.js-only,.*\{display:none!important\}/);
});

test.each(pages)('%s tells search engines and previews what and where it is', (route) => {
  const page = pageOf(route);
  const links = elementsIn(page, 'link').map(({attribs}) => attribs);
  const canonical = links.find(({rel}) => rel === 'canonical')?.href ?? '';
  expect(withoutSlash(new URL(canonical).pathname)).toBe(withoutSlash(route));
  expect(titleOf(page)).toMatch(route.includes('/3.x') ? /\(3\.x\) \| H3$/ : /H3/);
  expect(metaOf(page, 'description')?.length).toBeGreaterThan(40);
  expect(metaOf(page, 'og:image')).toMatch(/social-card\.png$/);
  expect(metaOf(page, 'og:type')).toBe('website');
  expect(metaOf(page, 'robots')).toBeUndefined();
});

test.each(['title', 'description'] as const)('no two pages have the same %s', (part) => {
  const said = pages.map((route) => (part === 'title' ? titleOf : metaOf)(pageOf(route), part));
  expect(said.filter((text, place) => said.indexOf(text) !== place)).toEqual([]);
});

test.each(docRoutes)('%s lists its headings, its release, its source, and where to report a problem', (route) => {
  const page = pageOf(route);
  const headings = elementsIn(elementsIn(page, 'article')[0] ?? page, '*')
    .filter(({name}) => name === 'h2' || name === 'h3')
    .map(({attribs}) => `#${attribs.id}`);
  const listed = elementsIn(page, 'a', 'table-of-contents__link').map(({attribs}) => attribs.href);
  expect.soft(listed.length).toBeGreaterThan(0);
  expect.soft(listed).toEqual(headings);
  const {release} = versions[route.includes('/3.x') ? '3.x' : '4.x'];
  const [, checked] = /Last checked against H3 ([\d.]+) ·/.exec(textIn(page)) ?? [];
  expect.soft(checked?.split('.')[0]).toBe(release.split('.')[0]);
  const hrefs = hrefsOf(page);
  const sources = hrefs.filter((href) => href.startsWith(editUrl)).map((href) => href.slice(editUrl.length));
  expect.soft(sources).not.toEqual([]);
  expect.soft(sources.filter((file) => !existsSync(path.resolve(file)))).toEqual([]);
  const report = `/issues/new?title=${encodeURIComponent(`Documentation: ${route}`)}`;
  expect.soft(hrefs.some((href) => href.includes(report))).toBe(true);
});

/** Pages whose address changed between the versions: the last part of the path in 3.x, and in 4.x. */
const renamed: Readonly<Record<string, string>> = {
  geoToH3desc: 'latLngToCellDesc',
  h3ToGeoDesc: 'cellToLatLngDesc',
  h3ToGeoBoundaryDesc: 'cellToBoundaryDesc',
};

/** The page of 4.x on the topic of a page of 3.x. */
const counterpart = (route: string) => route.replace('/3.x', '').replace(/[^/]+$/, (name) => renamed[name] ?? name);
const topics = routes['3.x'].map(counterpart).map(withoutSlash);

test.each(routes['3.x'])('%s leads to the same topic in 4.x, by the menu too, and else stays in 3.x', (route) => {
  const html = htmlOf(route);
  const banner = elementsIn(pageOf(route), 'a').find((link) => textIn(link) === 'The same topic in 4.x')?.attribs.href;
  expect(withoutSlash(banner ?? '')).toBe(withoutSlash(counterpart(route)));
  expect(hasPage(banner ?? '')).toBe(true);
  const menu = elementsIn(pageOf(route), 'a', 'dropdown__link').find((link) => textIn(link) === '4.x');
  expect(withoutSlash(menu?.attribs.href ?? '')).toBe(withoutSlash(counterpart(route)));
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  const leaving = [...article.matchAll(/([^<>]*)<a [^>]*href="?(\/docs\/[^"# >]*)[^>]*>(.*?)<\/a>/g)].filter(
    ([, , to = '']) => topics.includes(withoutSlash(to)) && !to.startsWith('/docs/api/'),
  );
  for (const [context] of leaving) expect(context).toContain('4.x');
});

test('the section of a function leads to its own entry', () => {
  for (const [route, name] of [
    ['/docs/api/traversal', 'gridDisk'],
    ['/docs/3.x/api/traversal', 'kRing'],
  ] as const) {
    const html = htmlOf(route);
    const section = html.slice(html.search(new RegExp(`<h2[^>]* id="?${name.toLowerCase()}\\b`)));
    const file = section.slice(section.indexOf(editUrl) + editUrl.length).split(/["\s>]/)[0] ?? '';
    expect(readFileSync(path.resolve(file), 'utf8')).toContain(`name: '${name}'`);
  }
});

test("the footer's columns, items, and links are those of the specification", () => {
  const [end] = elementsIn(pageOf('/docs/quickstart'), 'footer', 'theme-layout-footer');
  const columns = elementsIn(end ?? pageOf('/'), 'div', 'theme-layout-footer-column').map((column) => [
    ...elementsIn(column, 'div', 'footer__title').map(textIn),
    ...elementsIn(column, 'a', 'footer__link-item').map((link) => [textIn(link), link.attribs.href]),
  ]);
  const ownLinks = {'Getting Started': 'quickstart', Installation: 'installation', 'API Reference': 'api/indexing'};
  expect(columns).toEqual([
    ['Docs', ...Object.entries(ownLinks).map(([label, page]) => [label, `/docs/${page}`])],
    [
      'Community',
      ['Chat workspace', expect.stringMatching(/^https:\/\/join\.slack\.com\/t\/h3-core\//)],
      ['Questions and answers', 'https://stackoverflow.com/questions/tagged/h3'],
    ],
    [
      'Bindings',
      ['Python', 'https://github.com/uber/h3-py'],
      ['JavaScript', 'https://github.com/uber/h3-js'],
      ['More bindings', '/docs/community/bindings'],
    ],
    ['Source', ['GitHub', 'https://github.com/uber/h3']],
  ]);
  expect(footer).toContain('© 2025');
});

test('search engines get the path of a page, the questions with their answers, and what the site is', () => {
  const data = (route: string) =>
    JSON.parse(
      textIn(
        elementsIn(pageOf(route), 'script').find(({attribs}) => attribs.type === 'application/ld+json') ??
          pageOf(route),
      ),
    ) as Record<string, readonly Record<string, unknown>[]>;
  const steps = data('/docs/api/traversal').itemListElement?.map(({name}) => name);
  expect(steps).toEqual(['H3', 'API reference', 'Traversal functions']);
  expect(data('/')['@graph']).toMatchObject([
    {'@type': 'WebSite'},
    {'@type': 'SoftwareSourceCode', programmingLanguage: 'C'},
  ]);
  const marked = elementsIn(pageOf('/docs/'), '*').filter(({attribs}) => attribs.itemprop !== undefined);
  const texts = (prop: string) => marked.filter(({attribs}) => attribs.itemprop === prop).map(textIn);
  expect(texts('name').length).toBeGreaterThan(40);
  expect(texts('name').filter((question) => !question.endsWith('?'))).toEqual([]);
  expect(texts('text').filter((answer) => answer.length > 20)).toHaveLength(texts('name').length);
});

test('the numbers of errors stand in the headings of the errors page', () => {
  const headings = elementsIn(pageOf('/docs/library/errors'), 'h4').map(textIn);
  expect(headings.length).toBeGreaterThan(15);
  expect(headings.filter((heading) => !/^E_\w+ \(\d+\)/.test(heading))).toEqual([]);
});

test('the sitemap lists every page, and robots are led to it', () => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => withoutSlash(new URL(loc ?? '').pathname));
  expect(listed.sort()).toEqual(pages.map(withoutSlash).sort());
  expect(readFileSync('build/robots.txt', 'utf8')).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

test('the elements of a page that have its prose have it in the order of its file', () => {
  const folder = 'build/assets/prose';
  const files = new Map(
    readdirSync(folder).map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return [createHash('sha256').update(text).digest('hex').slice(0, 6), JSON.parse(text) as readonly string[]];
    }),
  );
  const letters = (text: string) => text.replaceAll(' ', '');
  for (const route of docRoutes) {
    const elements = elementsIn(pageOf(route), '*').filter(({attribs}) => attribs['data-prose'] !== undefined);
    const prose = files.get(elements[0]?.attribs['data-prose'] ?? '') ?? [];
    const others = elements.filter((element, place) => {
      const wanted = letters(textIn(parseDocument(prose[place] ?? 'missing')));
      // The parser doesn't know that one part of a table ends where the next begins.
      return !letters(textIn(element)).startsWith(wanted);
    });
    expect.soft(others.map(textIn), route).toEqual([]);
  }
});

test('the icon is there for browsers that ask for favicon.ico', () => {
  // The header of an icon file: reserved, 0; type, 1.
  expect([...readFileSync('build/favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

const sizes = new Map<string, number>();
/** The bytes of a file as a host sends it. Fonts are compressed already. */
function weigh(file: string): number {
  const content = readFileSync(path.join('build', file));
  const size = sizes.get(file) ?? (file.endsWith('.woff2') ? content : gzipSync(content)).length;
  sizes.set(file, size);
  return size;
}

type Names = string | {readonly [part: string]: Names};
const chunkNames = JSON.parse(readFileSync('.docusaurus/routesChunkNames.json', 'utf8')) as Record<string, Names>;
const scripts = readdirSync('build/assets/js');
const namesIn = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/** The numbers of the scripts that the script of all pages loads for each part of a route, by which their names begin. */
const main = scripts.find((file) => file.startsWith('main.')) ?? '';
const loaded = partsIn(readFileSync(path.join('build/assets/js', main), 'utf8'), listedPages('.docusaurus'));

const pathOf = (key: string) => key.replace(/-\w+$/, '');
/** The routes around the pages of a version: they bring its sidebar. */
const ofVersions = Object.keys(chunkNames).filter((key) => '__props' in Object(chunkNames[key]));

/** The scripts that only some pages load: those of a route, and of the version around it. */
function scriptsOf(route: string): string[] {
  const around = ofVersions
    .filter((key) => route.startsWith(pathOf(key)))
    .sort((a, b) => b.length - a.length)
    .slice(0, 1);
  const parts = Object.entries(chunkNames)
    .filter(([key]) => pathOf(key) === route || around.includes(key))
    .flatMap(([, names]) => namesIn(names))
    .flatMap((name) => [name, ...(loaded.get(name) ?? [])]);
  const shared = route === '/' ? ['layout'] : ['layout', 'common', 'docs'];
  return scripts.filter((file) => [...parts, ...shared].includes(file.split('.')[0] ?? ''));
}

type Kind = 'landing' | 'api' | 'rich' | 'live' | 'docs';

/** Which budget a page keeps: of the API, of pages full of figures, of pages with examples that run, or of all others. */
function kindOf(route: string): Kind {
  if (route === routes.landing) return 'landing';
  if (route.includes('/api/')) return 'api';
  if (budgets.rich.pages.some((page) => route.endsWith(page))) return 'rich';
  return elementsIn(pageOf(route), '*', 'live-example').length > 0 ? 'live' : 'docs';
}

test.each(pages)('the first visit of %s keeps its budget of bytes', (route) => {
  const linked = elementsIn(pageOf(route), 'link')
    .filter(({attribs: {rel}}) => rel === 'preload' || rel === 'stylesheet')
    .map(({attribs}) => attribs.href ?? '');
  const own = scriptsOf(route).map((file) => `/assets/js/${file}`);
  const files = [
    `${withoutSlash(route)}/index.html`,
    ...new Set([...linked.filter((file) => /^\/(?!assets\/katex)/.test(file)), ...own]),
  ];
  const weights = files.map((file) => [file, weigh(file)] as const).sort(([, a], [, b]) => b - a);
  const sum = (list: typeof weights) => list.reduce((bytes, [, size]) => bytes + size, 0);
  const detail = JSON.stringify(Object.fromEntries(weights));
  expect(own.length, 'scripts of its own').toBeGreaterThan(1);
  // No font is fetched: the faces wait in a style sheet that no medium has.
  expect.soft(files.filter((file) => file.endsWith('.woff2'))).toEqual([]);
  const faces = elementsIn(pageOf(route), 'style').filter((style) => textIn(style).includes('.woff2'));
  expect.soft(faces.map(({attribs}) => attribs.media)).toEqual(['not all']);
  expect.soft(sum(weights), `bytes of all, ${detail}`).toBeLessThanOrEqual(budgets[kindOf(route)].total);
  const code = weights.filter(([file]) => file.endsWith('.js'));
  expect.soft(sum(code), `bytes of scripts, ${detail}`).toBeLessThanOrEqual(budgets[kindOf(route)].scripts);
});

test.each(Object.entries(budgets.elements))('%s has at most %i elements', (route, most) => {
  expect(elementsIn(pageOf(route), '*').length).toBeLessThanOrEqual(most);
});
