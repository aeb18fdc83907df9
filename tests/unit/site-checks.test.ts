import {expect, test} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {search} from '@h3-docs/search/node';
import siteChecks, {duplicates} from '../../plugins/checks';

test('files that make the same page are named', () => {
  const pages = [
    {permalink: '/docs/a', source: 'docs/a.mdx:3'},
    {permalink: '/docs/b', source: 'docs/b.mdx:1'},
    {permalink: '/docs/a', source: 'docs/c.mdx:2'},
  ];
  expect(duplicates(pages)).toEqual(['/docs/a is the address of docs/a.mdx:3 and of docs/c.mdx:2']);
});

test.each([true, false])('trailingSlash: %s is refused by its name', (trailingSlash) => {
  const context = {siteDir: '.', siteConfig: {trailingSlash, themeConfig: {}}} as unknown as LoadContext;
  expect(() => siteChecks(context)).toThrow(`docusaurus.config.ts sets trailingSlash to ${trailingSlash}.`);
});

test('an option of the search package that is not followed is refused by its name', () => {
  const options = {searchResultLimits: 8, hashed: true, indexBlog: false};
  const validate = (value: unknown) => value;
  expect(() => search.validateOptions({options, validate})).toThrow(
    "doesn't follow hashed, indexBlog: its options are searchResultLimits, ignoreFiles",
  );
});
