import {expect, test} from 'vitest';
import {findBrokenLinks} from '../../plugins/broken-anchors/find';

const find = (pages: Readonly<Record<string, string>>) =>
  findBrokenLinks(new Map(Object.entries(pages)), (path) => path === '/feed.xml');

test('anchors are looked for on the page that the link leads to', () => {
  const {pageMissing, anchors} = find({
    '/': '<h2 id=top>x</h2><a href=/docs/a#one>x</a><a class="y" href="/docs/a/?q=1&amp;r=2#two">x</a>',
    '/docs/a': '<h2 id="one">x</h2><a href="#one">x</a><a href="#three">x</a><a href="../#top">x</a>',
  });
  expect(pageMissing).toBe(false);
  expect(Object.fromEntries(anchors)).toEqual({'/': ['/docs/a/?q=1&r=2#two'], '/docs/a': ['#three']});
});

test('anchors are compared as they read', () => {
  const {anchors} = find({
    '/': '<h2 id="größe">x</h2><a href="#gr%C3%B6%C3%9Fe">x</a><a href="#100%">x</a><a href="#">x</a>',
  });
  expect(Object.fromEntries(anchors)).toEqual({'/': ['#100%']});
});

test.each([
  ['<a href="/docs/gone#one">x</a>', true],
  ['<a href="/feed.xml">x</a>', false],
  ['<a href="https://example.org/gone#one">x</a> <a href="mailto:a@example.org">x</a>', false],
  ['<link href="/gone#one">', false],
])('%s leads to a missing page: %s', (html, missing) => {
  const {pageMissing, anchors} = find({'/': html});
  expect(pageMissing).toBe(missing);
  expect(anchors.size).toBe(0);
});
