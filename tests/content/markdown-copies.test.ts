import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {describe, expect, test} from 'vitest';
import {readSettings} from '@h3-docs/base/node/environment';
import {functionsOf} from '@h3-docs/catalogue/node/catalogue';
import {languageRows, languages} from '@h3-docs/catalogue/languages';
import {newestVersion} from '@h3-docs/base/versions';
import {
  docRoutes,
  elementsIn,
  hasPage,
  htmlOf,
  idsOf,
  pageOf,
  textIn,
  withoutSlash,
  type Element,
} from '../support/builtSite';
import {nodesOf} from '../support/page';

const build = path.resolve('build');
const {siteUrl} = readSettings(process.env);
const copied = docRoutes.map(withoutSlash);

const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
const markdownOf = (route: string) => read(`${route}.md`);

/** What nodes of a kind say, in order. */
const textsOf = (tree: Root, kind: 'code' | 'heading' | 'html') =>
  nodesOf(tree, kind).map((node) => toString(node).replace(/\s+/g, ' ').trim());

/** The text of a heading without its link, whose text has no width. */
const headingText = (heading: Element) => textIn(heading).replaceAll('\u200b', '').trim();

/** The pages and anchors that links of the site may name, by their path. */
function exists(address: URL): boolean {
  const route = decodeURIComponent(address.pathname);
  const id = decodeURIComponent(address.hash.slice(1));
  if (!hasPage(route)) return existsSync(path.join(build, route));
  return id === '' || idsOf(route).has(id);
}

describe.each(copied)('the Markdown of %s', (route) => {
  const markdown = markdownOf(route);
  const tree = fromMarkdown(markdown);

  test('has the headings and the code of the page', () => {
    const [article = pageOf(route)] = elementsIn(pageOf(route), 'div', 'theme-doc-markdown');
    const headings = elementsIn(article, '*').filter(({name}) => /^h[1-6]$/.test(name));
    expect(textsOf(tree, 'heading')).toEqual(expect.arrayContaining(headings.map(headingText)));
    expect(textsOf(tree, 'code')).toEqual(elementsIn(article, 'pre').map(textIn));
  });

  test('has no JSX, no leftover of HTML, and less than half the size of the page', () => {
    expect(textsOf(tree, 'html').filter((tag) => !/^<\/?su[bp]>$/.test(tag))).toEqual([]);
    // Of the tables of names there is little that a program does not need.
    const share = route === '/docs/community/bindings' ? 0.6 : 0.5;
    expect(markdown.length / htmlOf(route).length).toBeLessThan(share);
  });

  test('has complete links, none of them broken within the site', () => {
    const urls = nodesOf(tree, 'link').map(({url}) => url);
    expect(urls.filter((url) => !/^(?:https?|mailto):/.test(url))).toEqual([]);
    expect(urls.filter((url) => url.startsWith(siteUrl) && !exists(new URL(url)))).toEqual([]);
  });

  test('is linked from the page', () => {
    expect(htmlOf(route)).toMatch(new RegExp(`<link[^>]*type="?text/markdown"?[^>]*href="?${route}\\.md["\\s>]`));
  });
});

test('llms.txt lists every page once', () => {
  const listed = Array.from(read('llms.txt').matchAll(/\]\((.*?)\.md\)/g), ([, url = '']) => new URL(url).pathname);
  expect(listed.toSorted()).toEqual(copied.toSorted());
});

test('llms-full.txt has the text of every page of 4.x, and no other', () => {
  const full = read('llms-full.txt');
  const current = copied.filter((route) => !route.startsWith('/docs/3.x'));
  expect(full.length).toBeGreaterThan(400_000);
  expect(current.filter((route) => !full.includes(`\nSource: <${siteUrl}${route}>\n`))).toEqual([]);
  expect(full).not.toContain(`Source: <${siteUrl}/docs/3.x`);
});

/** The languages in brackets after names, types, and units. */
const labelsIn = (rows: string) =>
  Array.from(rows.matchAll(/(?:`|in radians|degrees) \(([^)]*)\)/g), ([, labels = '']) => labels.split(', ')).flat();

test.each(functionsOf(newestVersion))('the tables of $name name no language without the function', (entry) => {
  const [, section = ''] = markdownOf(`/docs/api/${entry.group}`).split(`\n## ${entry.name}\n`);
  const named = labelsIn(
    section
      .replace(/\n## .*/s, '')
      .match(/^\|.*$/gm)
      ?.join('\n') ?? '',
  );
  const lacking = languages.filter((language) => !entry.signatures[language]);
  expect(section).not.toBe('');
  expect(lacking.filter((language) => named.includes(languageRows[language].label))).toEqual([]);
});
