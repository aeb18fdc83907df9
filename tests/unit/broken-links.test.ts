import {expect, test} from 'vitest';
import {readPage} from '@h3-docs/base/node/readPage';
import {findBrokenLinks} from '../../plugins/checks/brokenLinks';

const find = (pages: Readonly<Record<string, string>>) =>
  findBrokenLinks(
    new Map(Object.entries(pages).map(([path, html]) => [path, readPage(html)])),
    (path) => path === '/feed.xml' || path === '/img/a.png',
  ).map(({page, link, missing}) => `${page} ${link} ${missing}`);

test('anchors are looked for on the page that the link leads to', () => {
  const found = find({
    '/': '<h2 id=top>x</h2><a href=/docs/a#one>x</a><a class="y" href="/docs/a/?q=1&amp;r=2#two">x</a>',
    '/docs/a': '<h2 id="one">x</h2><a href="#one">x</a><a href="#three">x</a><a href="../#top">x</a>',
  });
  expect(found).toEqual(['/ /docs/a/?q=1&r=2#two anchor', '/docs/a #three anchor']);
});

test('anchors are compared as they read', () => {
  const found = find({
    '/': '<h2 id="größe">x</h2><a href="#gr%C3%B6%C3%9Fe">x</a><a href="#100%">x</a><a href="#">x</a>',
  });
  expect(found).toEqual(['/ #100% anchor']);
});

test.each([
  ['<a href="/docs/gone#one">x</a>', ['/ /docs/gone#one page']],
  ['<a title="k > 1" href="/docs/gone">x</a>', ['/ /docs/gone page']],
  ['<a href="/feed.xml">x</a>', []],
  ['<a href="https://example.org/gone#one">x</a> <a href="mailto:a@example.org">x</a>', []],
  ['<a href="http://">x</a>', []],
  ['<link href="/gone#one">', []],
  ['<pre>&lt;a href="/gone"&gt;</pre>', []],
  ['<img src="/img/a.png"><img src="data:image/png;base64,AA==">', []],
  ['<img alt="a > b" src=/img/none.png>', ['/ /img/none.png image']],
])('of %s, these lead nowhere: %j', (html, broken) => {
  expect(find({'/': html})).toEqual(broken);
});
