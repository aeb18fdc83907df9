import {evaluate} from '@mdx-js/mdx';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import rehypeStaticBlocks from '../../plugins/static-blocks';

/** What of a page goes through a component, by name. */
type Seen = string[];

async function render(source: string, plugins: (typeof rehypeStaticBlocks)[]): Promise<{html: string; seen: Seen}> {
  const seen: Seen = [];
  const spy = (name: string) =>
    function Spy(props: Readonly<Record<string, unknown>>): ReactNode {
      seen.push(name);
      return createElement(name === 'Box' ? 'div' : name, props);
    };
  const {default: Page} = await evaluate(source, {...runtime, remarkPlugins: [remarkGfm], rehypePlugins: plugins});
  const components = Object.fromEntries(['a', 'code', 'li', 'p', 'td', 'Box'].map((name) => [name, spy(name)]));
  return {html: renderToStaticMarkup(createElement(Page, {components})), seen};
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

test.each([
  ['a paragraph with code and emphasis', 'It is `0` or *1*, "a" < b & c.'],
  ['two elements with only a space between them', '*a* **b**'],
  ['an attribute without a value', '<p><span aria-hidden>a</span> <b hidden>c</b></p>'],
  ['a list', '- one `a`\n- two\n\n1. three **b**\n'],
  ['a table', '| a | b |\n| - | -: |\n| `c` | *d* |\n'],
  [
    'plain HTML with literal attributes',
    '<dl className="facts"><dt><span role="heading" aria-level="3">In</span></dt></dl>',
  ],
])('%s is one string, and reads the same', async (_, source) => {
  const {before, after} = await both(source);
  expect(unescaped(after.html)).toBe(unescaped(before.html));
  expect(after.seen).toEqual([]);
});

test.each([
  ['a link', 'See [`a`](/docs) and `b`.', ['a', 'p']],
  ['a component', '<Box>text</Box>', ['Box']],
  ['an expression', 'It is {1 + 1} `b`.', ['p']],
  ['a block of code', '```js\na\nb\n```', ['code']],
])('%s stays what it is', async (_, source, kept) => {
  const {before, after} = await both(source);
  expect(after.html).toBe(before.html);
  expect(after.seen.toSorted()).toEqual(kept);
});

test('an element with an id stays one that the build sees, with what is in it', async () => {
  const {after} = await both('<table><tbody><tr id="a"><td>**b** c</td></tr></tbody></table>');
  expect(after.html).toContain('<tr id="a"><td><strong>b</strong> c</td></tr>');
});

test('what has a link keeps its static parts as strings', async () => {
  const {before, after} = await both('| a | b |\n| - | - |\n| **c** `d` | [e](/docs) |\n');
  expect(unescaped(after.html)).toBe(unescaped(before.html));
  expect(before.seen).toEqual(['td', 'code', 'td', 'a']);
  expect(after.seen).toEqual(['td', 'a']);
});
