import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {generateElement} from 'react-live';
import {expect, test, vi} from 'vitest';
import ReactLiveScope from '@site/src/theme/ReactLiveScope';
import {highlight} from '@h3-docs/base/node/highlight';
import remarkHighlight from '../../plugins/highlight';
import type {Tasks} from '../../plugins/worker';
import {onFlood} from '@h3-docs/playground/LiveJsx/onFlood';
import {runPlugin} from '../support/page';

const expand = (text: string): Promise<Root> => runPlugin(text, () => remarkHighlight({tasks: {highlight} as Tasks}));

test('a fence of live JSX is an element with its highlighted code', async () => {
  const tree = await expand('```jsx live title="T" noInline\nrender(<b>1</b>);\n```\n\n```jsx\n<b />\n```');
  const [live, plain] = tree.children;
  expect(live).toMatchObject({name: 'LiveJsx'});
  expect(plain).toMatchObject({name: 'CodeBlock'});
  expect(JSON.stringify(live)).toMatch(/"name":"title","value":"T".*render.*"name":"noInline","value":"yes"/);
});

test('a word that live JSX doesn’t know fails with file and line', async () => {
  await expect(expand('One.\n\n```jsx live throws\n1\n```')).rejects.toThrow(
    /^docs\/page\.mdx:3: .*unknown word 'throws'/,
  );
});

test('the example of the page on libraries draws what its text says', () => {
  const [, code = ''] = /```jsx live[^\n]*\n(.*?)```/s.exec(readFileSync('docs/community/libraries.mdx', 'utf8')) ?? [];
  const input = {code: `(${code.trim()})`, scope: ReactLiveScope, enableTypeScript: false};
  const html = renderToStaticMarkup(createElement(generateElement(input, (error) => expect(error).toBeUndefined())));
  expect(html).toContain('aria-label="19 cells"');
  expect(html.match(/<polygon/g)).toHaveLength(19);
});

test('a frame that sends messages without end is noticed once, and others are not', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const say = (source: object, times: number) => {
    for (let time = 0; time < times; time++) page.dispatchEvent(Object.assign(new Event('message'), {source}));
  };
  const [own, other] = [{}, {}];
  const end = vi.fn();
  const stop = onFlood({contentWindow: own as Window}, end);
  say(other, 100);
  say(own, 2);
  expect(end).not.toHaveBeenCalled();
  say(own, 100);
  expect(end).toHaveBeenCalledTimes(1);
  stop();
  vi.unstubAllGlobals();
});
