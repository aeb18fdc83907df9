import {evaluate} from '@mdx-js/mdx';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import type {Root} from 'hast';
import {afterEach, describe, expect, test, vi} from 'vitest';
import rehypeStaticBlocks from '../../plugins/static-blocks';
import StaticBlock from '../../src/components/StaticBlock';
import StaticHeading from '../../src/components/StaticBlock/Heading';
import {readProse} from '../../src/components/StaticBlock/prose';
import {settings} from '../support/docusaurus/useDocusaurusContext';

/** What of a page goes through a component, by name. */
type Seen = string[];

afterEach(() => {
  vi.unstubAllGlobals();
  settings.baseUrl = '/';
});

/** Markdown gives headings no ids; Docusaurus does. */
const headingIds = () => (tree: Root) => {
  for (const node of tree.children)
    if (node.type === 'element' && /^h\d$/.test(node.tagName)) node.properties.id = 'here';
};

/** Takes out the imports, whose components the test passes, and gives the prose of the page on the server to `take`. */
const withoutImports = (take: (prose: string) => void) => () => (tree: Root) => {
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'mdxjsEsm') return true;
    const [, prose] = /text\/x-page-prose;base64,([^"]+)/.exec(node.value) ?? [];
    if (prose) take(Buffer.from(prose, 'base64').toString());
    return false;
  });
};

async function render(source: string, plugins: (typeof rehypeStaticBlocks)[]): Promise<{html: string; seen: Seen}> {
  const seen: Seen = [];
  const spy = (name: string) =>
    function Spy(props: Readonly<Record<string, unknown>>): ReactNode {
      seen.push(name);
      return createElement(name === 'Box' ? 'div' : name, props);
    };
  let prose = '[]';
  const {default: Page} = await evaluate(source, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [headingIds, ...plugins, withoutImports((found) => (prose = found))],
  });
  vi.stubGlobal('prose', await readProse(prose, 'key', 0));
  const components = Object.fromEntries(['a', 'code', 'h2', 'li', 'p', 'td', 'Box'].map((name) => [name, spy(name)]));
  const html = renderToStaticMarkup(createElement(Page, {components: {...components, StaticBlock, StaticHeading}}));
  return {html: html.replaceAll(' data-prose="key"', ''), seen};
}

const both = async (source: string) => ({
  before: await render(source, []),
  after: await render(source, [rehypeStaticBlocks]),
});

const unescaped = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('=""', '')
    .replace(/\s+(?=<\/?(?:t[a-z]+|li|ul|ol)\b)/g, '');

/** What, its source, and what of it goes through a component. */
const blocks: readonly (readonly [what: string, source: string, kept?: readonly string[]])[] = [
  ['a paragraph with code and emphasis', 'It is `0` or *1*, "a" < b & c.'],
  ['an attribute without a value', '<p><span aria-hidden>a</span> <b hidden>c</b></p>'],
  ['long text', 'Text of a page that is longer than forty letters.'],
  ['a list', '- one `a`\n- two\n\n1. three **b**\n'],
  [
    'a formula',
    'The <span className="katex"><math><semantics><mi mathvariant="normal">x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math><svg viewBox="0 0 8 9" preserveAspectRatio="none"><path d="M0 0h8" /></svg></span> of a point.',
  ],
  ['a table', '| a | b |\n| - | -: |\n| `c` | *d* |\n'],
  ['plain HTML', '<dl className="facts"><dt><span role="heading" aria-level="3">In</span></dt></dl>'],
  ['a link', 'See [`a`](/docs/b?c=1&d=2#e) and `b`.'],
  ['a link to a place on the page', '- [a](#b)'],
  ['an id', '<table><tbody><tr id="a"><td>**b** c</td></tr></tbody></table>'],
  ['the id of the whole block', '<p id="a">b *c*</p>'],
  ['text that looks like links', 'The code ` id="a"` and `<a href="/b"` in *text*, and [c](/d).'],
  ['a component, as it is', '<Box>text</Box>', ['Box']],
  ['short text, as it is', 'It is.', ['p']],
  ['an expression, as it is', 'It is {1 + 1} `b`.', ['p']],
  ['a block of code, as it is', '```js\na\nb\n```', ['code']],
  ['a link beside a file, as it is', 'See [`a`](./b.csv).', ['a', 'p']],
  ['an item of a footnote, as it is', '<Box><li id="a">b *c*</li></Box>', ['Box']],
];

test.for(blocks)('%s reads the same, as one string', async ([, source, kept = []]) => {
  const {before, after} = await both(source);
  expect(unescaped(after.html)).toBe(unescaped(before.html));
  expect(after.seen.toSorted()).toEqual(kept);
});

test('links get the base URL of the site, once, and those to other sites open apart', async () => {
  settings.baseUrl = '/base/';
  const {after} = await both('[a](/b?c#d), [e](/base/f), [g](#h), [i](https://example.com/?j=1&k=2 "l")');
  expect(after.html).toBe(
    '<p><a href="/base/b?c#d">a</a>, <a href="/base/f">e</a>, <a href="#h">g</a>, ' +
      '<a href="https://example.com/?j=1&amp;k=2" target="_blank" rel="noopener noreferrer" title="l">i</a></p>',
  );
  expect(after.seen).toEqual([]);
});

test.each([
  ['text', '## A < b', 'A &lt; b'],
  ['more than text', '## The `a` of *b*', 'The <code>a</code> of <em>b</em>'],
])('a heading of %s is a string whose name is its text', async (_, source, content) => {
  const {after} = await both(source);
  expect(after.html).toBe(
    `<h2 id="here" class="anchor target">${content}<a href="#here" class="hash-link" aria-hidden="true" tabindex="-1" translate="no">\u200b</a></h2>`,
  );
  expect(after.seen).toEqual([]);
});

describe('the prose of a page', () => {
  const prose = ['<b>a</b>', 'c'];
  const shown = (...markup: readonly string[]) =>
    vi.stubGlobal('document', {
      querySelectorAll: (selector: string) =>
        selector === '[data-prose="key"]' ? markup.map((innerHTML) => ({innerHTML})) : [],
    });
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(prose))));
  const contentOf = async () => {
    const read = await readProse('/assets/prose/1.json', 'key', 2);
    return [read(0), read(1)].map((attributes) => attributes.dangerouslySetInnerHTML.__html);
  };

  test.each([
    ['is read from the HTML of the server', prose, 0],
    ['is fetched by a reader who comes from another page', [], 1],
    ['is fetched where the HTML of the server lacks a part', ['<b>a</b>'], 1],
  ])('%s', async (_, markup, requests) => {
    shown(...markup);
    fetched.mockClear();
    vi.stubGlobal('fetch', fetched);
    expect(await contentOf()).toEqual(prose);
    expect(fetched).toHaveBeenCalledTimes(requests);
  });

  test('fails like the code of the page where it cannot be loaded', async () => {
    shown();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status: 404})));
    await expect(contentOf()).rejects.toThrow('The text of this page could not be loaded (404).');
  });
});
