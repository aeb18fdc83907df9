import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import routes from '../data/routes.json';

const build = path.resolve('build');

/** The route that a built HTML file answers: `docs/api/misc/index.html` is `/docs/api/misc`. */
function routeOf(file: string): string {
  const route = `/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
  return route;
}

const withoutSlash = (route: string) => route.replace(/(.)\/$/, '$1');

test('the build holds exactly the routes of the specification', () => {
  const built = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const expected = [routes.landing, routes.notFound, ...routes.current, ...routes['3.x']].map(withoutSlash);
  expect(routes.current).toHaveLength(45);
  expect(routes['3.x']).toHaveLength(35);
  expect(built.map(routeOf).sort()).toEqual(expected.sort());
});

/** The value of an attribute of the first tag that `pattern` finds in the page of a route. */
function find(route: string, pattern: RegExp): string | undefined {
  const html = readFileSync(path.join(build, route, 'index.html'), 'utf8');
  return pattern.exec(html.slice(0, html.indexOf('</head>')))?.[1];
}

const pages = [routes.landing, ...routes.current, ...routes['3.x']];

test.each(pages)('%s tells search engines and previews what and where it is', (route) => {
  const address = new URL(find(route, /<link[^>]*rel="?canonical"?[^>]*href="?([^" >]+)/) ?? '');
  expect(withoutSlash(address.pathname)).toBe(withoutSlash(route));
  expect(find(route, /<meta[^>]*name="?description"? content="([^"]+)/)?.length).toBeGreaterThan(40);
  expect(find(route, /<meta[^>]*property="?og:image"? content="?([^" >]+)/)).toMatch(/social-card\.png$/);
  expect(find(route, /<meta[^>]*name="?robots"? content="?([^" >]+)/)).toBeUndefined();
  expect(find(route, /<title[^>]*>([^<]+)/)).toContain('H3');
});

const articleOf = (html: string) => html.slice(html.indexOf('<article'), html.indexOf('</article>'));

test.each([...routes.current, ...routes['3.x']])('%s lists its headings of level 2 and 3', (route) => {
  const html = readFileSync(path.join(build, route, 'index.html'), 'utf8');
  const article = articleOf(html);
  const headings = Array.from(article.matchAll(/<h[23]\b(?:[^>]*\bid="?([^" >]+))?/g), ([, id]) => id);
  const listed = Array.from(html.matchAll(/href="?#([^" >]+)"?[^>]*table-of-contents__link/g), ([, id]) => id);
  expect(headings.length).toBeGreaterThan(0);
  expect(listed).toEqual(headings);
});

test('the sitemap lists every page, and robots are led to it', () => {
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => withoutSlash(new URL(loc ?? '').pathname));
  expect(listed.sort()).toEqual(pages.map(withoutSlash).sort());
  expect(readFileSync(path.join(build, 'robots.txt'), 'utf8')).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

/** Pages whose address changed between the versions: the last part of the path in 3.x, and in 4.x. */
const renamed: Readonly<Record<string, string>> = {
  geoToH3desc: 'latLngToCellDesc',
  h3ToGeoDesc: 'cellToLatLngDesc',
  h3ToGeoBoundaryDesc: 'cellToBoundaryDesc',
};

/** The page of 4.x on the topic of a page of 3.x. */
const counterpart = (route: string) => route.replace('/3.x', '').replace(/[^/]+$/, (name) => renamed[name] ?? name);

describe.each(routes['3.x'])('%s', (route) => {
  const html = readFileSync(path.join(build, route, 'index.html'), 'utf8');

  test('has a banner that leads to the same topic in 4.x', () => {
    const banner = /<a [^>]*href="?([^" >]+)"?[^>]*><span>The same topic in 4\.x/.exec(html)?.[1] ?? '';
    expect(withoutSlash(banner)).toBe(withoutSlash(counterpart(route)));
    expect(routes.current.map(withoutSlash)).toContain(withoutSlash(banner));
  });

  test('stays in 3.x: what it says of 4.x it calls so', () => {
    const topics = routes['3.x'].map(counterpart).map(withoutSlash);
    const leaving = [...articleOf(html).matchAll(/([^<>]*)<a [^>]*href="?(\/docs\/[^"# >]*)[^>]*>(.*?)<\/a>/g)].filter(
      ([, , to = '']) => topics.includes(withoutSlash(to)) && !to.startsWith('/docs/api/'),
    );
    for (const [context] of leaving) expect(context).toContain('4.x');
  });
});

test('the search index holds no page of 3.x', () => {
  const [index] = readdirSync(build).filter((file) => /^search-doc.*\.json$/.test(file));
  const text = readFileSync(path.join(build, index ?? ''), 'utf8');
  expect(text).toContain('"/docs/quickstart"');
  expect(text).not.toContain('/docs/3.x');
});
