/** What every page says of itself in its head, and that a reader can report a problem with it. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import routes from '../data/routes.json';

const build = path.resolve('build');
const docs = [...routes.current, ...routes['3.x']];

function htmlOf(route: string): string {
  return readFileSync(path.join(build, route, 'index.html'), 'utf8');
}

function metaOf(html: string, key: string): string {
  const [meta = ''] = new RegExp(`<meta\\b[^>]*(?:name|property)="?${key}"?(?=[\\s>])[^>]*>`).exec(html) ?? [];
  const [, quoted, plain = ''] = /\bcontent=(?:"([^"]*)"|([^\s>]*))/.exec(meta) ?? [];
  return quoted ?? plain;
}

test('every page has a title and a description of its own, and says of what type it is', () => {
  const pages = [routes.landing, ...docs].map((route) => {
    const html = htmlOf(route);
    const [, title = ''] = /<title\b[^>]*>([^<]*)/.exec(html) ?? [];
    return {route, title, description: metaOf(html, 'description'), type: metaOf(html, 'og:type')};
  });
  expect(pages.filter(({type}) => type !== 'website')).toEqual([]);
  for (const part of ['title', 'description'] as const) {
    const said = pages.map((page) => page[part]);
    expect(
      said.filter((text, place) => text.length < 10 || said.indexOf(text) !== place),
      part,
    ).toEqual([]);
  }
});

test('every doc page has a link that reports a problem with it', () => {
  const without = docs.filter(
    (route) => !htmlOf(route).includes(`/issues/new?title=${encodeURIComponent(`Documentation: ${route}`)}`),
  );
  expect(without).toEqual([]);
});

test('the icon is there for browsers that ask for favicon.ico', () => {
  expect(existsSync(path.join(build, 'favicon.ico'))).toBe(true);
  // The header of an icon file: reserved, 0; type, 1.
  expect([...readFileSync(path.join(build, 'favicon.ico')).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('a first visit fetches no font: the faces wait in a style sheet that no medium has', () => {
  for (const route of [routes.landing, ...docs]) {
    const html = htmlOf(route);
    expect(html, route).not.toMatch(/<link[^>]*as="?font/);
    const [, attributes = ''] = /<style([^>]*)>[^<]*\.woff2/.exec(html) ?? [];
    expect(attributes, route).toMatch(/media="not all"/);
  }
});
