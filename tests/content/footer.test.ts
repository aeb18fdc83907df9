import {expect, test} from 'vitest';
import routes from '../data/routes.json';
import {htmlOf} from '../support/builtSite';

const html = htmlOf('/docs/quickstart');
const footerOf = (page: string) => page.slice(page.lastIndexOf('<footer'), page.lastIndexOf('</footer>'));
const footer = footerOf(html);
const plain = (markup: string) => markup.replace(/<[^>]+>/g, '').trim();

test("the footer's columns and items are those of the specification", () => {
  const columns = footer.split(/class="?footer__title[^>]*>/).slice(1);
  const items = columns.map((column) => [
    plain(column.slice(0, column.indexOf('<'))),
    ...Array.from(column.matchAll(/class="?footer__link-item[^>]*>(.*?)<\/a>/g), ([, label = '']) => plain(label)),
  ]);
  expect(items).toEqual([
    ['Docs', 'Getting Started', 'Installation', 'API Reference'],
    ['Community', 'Chat workspace', 'Questions and answers'],
    ['Bindings', 'Python', 'JavaScript', 'More bindings'],
    ['Source', 'GitHub'],
  ]);
  expect(plain(footer)).toContain('© 2025');
});

test("the footer's items lead where their labels say", () => {
  const links = Array.from(footer.matchAll(/<a([^>]*)class="?footer__link-item[^>]*>/g), ([link]) => link);
  expect(links.map((link) => /href="?([^" >]+)/.exec(link)?.[1])).toEqual([
    ...['/docs/quickstart', '/docs/installation', '/docs/api/indexing'],
    expect.stringMatching(/^https:\/\/join\.slack\.com\/t\/h3-core\//),
    'https://stackoverflow.com/questions/tagged/h3',
    ...['https://github.com/uber/h3-py', 'https://github.com/uber/h3-js', '/docs/community/bindings'],
    'https://github.com/uber/h3',
  ]);
});

test('every page has one navigation bar and the same footer', () => {
  const pages = [routes.landing, ...routes.current, ...routes['3.x']];
  for (const page of pages.map((route) => route.replace(/(.)\/$/, '$1'))) {
    const text = htmlOf(page);
    expect(text.match(/<nav aria-label="?Main/g), page).toHaveLength(1);
    expect(text.match(/<footer [^>]*theme-layout-footer/g), page).toHaveLength(1);
    expect(footerOf(text), page).toBe(footer);
  }
});
