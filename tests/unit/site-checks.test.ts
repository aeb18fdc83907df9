import {expect, test} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import * as theme from '@docusaurus/theme-classic';
import {search} from '@h3-docs/search/node';
import siteChecks, {navbarProblems} from '../../plugins/checks';

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
    "docusaurus.config.ts: the navbar has no page with the id 'quikstart'; there are api/indexing, quickstart", // cspell:disable-line
    "docusaurus.config.ts: the navbar has no sidebar with the id 'mian'; there are main", // cspell:disable-line
  ]);
});

test('items of an unknown type are named', () => {
  const validate = (schema: {validate: (config: unknown) => {error?: Error}}, config: unknown) => {
    const {error} = schema.validate(config);
    if (error) throw error;
  };
  const themeConfig = {navbar: {items: [{type: 'localDropdown'}]}};
  const {validateThemeConfig} = theme as unknown as {validateThemeConfig: (given: object) => unknown};
  expect(() => validateThemeConfig({validate, themeConfig})).toThrow('Bad navbar item type localDropdown');
});

test.each([true, false])('trailingSlash: %s is refused by its name', (trailingSlash) => {
  const context = {siteConfig: {trailingSlash, themeConfig: {}}} as unknown as LoadContext;
  expect(() => siteChecks(context)).toThrow(`docusaurus.config.ts sets trailingSlash to ${trailingSlash}.`);
});

test('an option of the search package that is not followed is refused by its name', () => {
  const options = {searchResultLimits: 8, hashed: true, indexBlog: false};
  const validate = (value: unknown) => value;
  expect(() => search.validateOptions({options, validate})).toThrow(
    "doesn't follow hashed, indexBlog: its options are searchResultLimits, ignoreFiles",
  );
});
