import {expect, test} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {search} from '@h3-docs/search/node';
import siteChecks, {duplicates} from '../../plugins/checks';
import {navbarProblems, typeProblems} from '../../plugins/checks/navbar';

const versions = [{docs: [{id: 'quickstart'}, {id: 'api/indexing'}], sidebars: {main: []}}];

test('items of the navbar that lead nowhere are named, in menus too', () => {
  const items = [
    {type: 'doc', docId: 'quickstart'},
    {label: 'More', items: [{type: 'doc', docId: 'quikstart'}]}, // cspell:disable-line
    {type: 'docSidebar', sidebarId: 'mian'}, // cspell:disable-line
    {type: 'docSidebar', sidebarId: 'main'},
    {label: 'Elsewhere'},
  ];
  expect(navbarProblems(items, versions)).toEqual([
    'docusaurus.config.ts: navbar.items[1].items[0] ({"type":"doc","docId":"quikstart"}): there is no page with the id \'quikstart\'; there are api/indexing, quickstart', // cspell:disable-line
    'docusaurus.config.ts: navbar.items[2] ({"type":"docSidebar","sidebarId":"mian"}): there is no sidebar with the id \'mian\'; there are main', // cspell:disable-line
  ]);
});

test('items of an unknown type are named', () => {
  expect(typeProblems([{type: 'doc'}, {label: 'x'}, {type: 'custom-x'}, {type: 'localDropdown'}])).toEqual([
    'docusaurus.config.ts: navbar.items[3] ({"type":"localDropdown"}): there is no type \'localDropdown\' of items; there are default, doc, docSidebar, docsVersion, docsVersionDropdown, dropdown, html, localeDropdown, search',
  ]);
});

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
