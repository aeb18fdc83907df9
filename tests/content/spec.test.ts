/** The specification of the site: each of its statements has a test, and its fields and constants are those of the build. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {expect, test} from 'vitest';
import project from '../../package.json';
import spec from '../data/spec.json';

const {sections} = spec;

/** What the build hands to all pages. */
interface GlobalData {
  readonly 'docusaurus-plugin-content-docs': {readonly default: GlobalPluginData};
  readonly search: {readonly default: {readonly limit: number}};
}

/** A file that the build has written. */
const generated = (name: string): unknown => JSON.parse(readFileSync(`.docusaurus/${name}`, 'utf8'));

/** Whether the source of a file has a title, with `${…}` where the title has a value, before what the test does. */
const hasTitle = (file: string, title: string) =>
  ["'", '"', '`'].some((quote) => readFileSync(file, 'utf8').includes(`${quote}${title}${quote},`));

/** How many statements the specification makes, by section. One that is lost from the list would need no test. */
const counts: Readonly<Record<keyof typeof sections, number>> = {
  '1 What the product does': 16,
  '2 Screens and routes': 26,
  '3 Entities and their fields': 6,
  '4 States and transitions': 12,
  '5 Validation rules': 3,
  '6 Roles and permissions': 1,
  '7 The calls it makes': 8,
  '8 Error catalogue': 11,
  '9 Business constants and limits': 10,
  'Design card': 14,
};

test.each(Object.entries(sections))('each statement of “%s” has a test that exists', (name, statements) => {
  expect(Object.keys(statements)).toHaveLength(counts[name as keyof typeof sections]);
  const without = Object.entries(statements).filter(([, named]) => {
    const [file = '', title = ''] = named.split(/ > (.*)/s);
    return !existsSync(file) || title === '' || !hasTitle(file, title);
  });
  expect(without).toEqual([]);
});

test('versions and pages have the fields of the specification', () => {
  const {versions} = (generated('globalData.json') as GlobalData)['docusaurus-plugin-content-docs'].default;
  expect(versions.map(({label, path: at, isLast, mainDocId}) => [label, at, isLast, mainDocId])).toEqual([
    ['4.x', '/docs', true, 'readme'],
    ['3.x', '/docs/3.x', false, 'readme'],
  ]);
  for (const version of versions) {
    expect(Object.keys(version)).toEqual(expect.arrayContaining(['name', 'docs', 'draftIds', 'sidebars']));
    expect(Object.keys(version.sidebars ?? {})).toEqual(['docs']);
    expect(version.docs.filter(({path: at, sidebar}) => !at.startsWith('/docs/') || sidebar !== 'docs')).toEqual([]);
    const ids = version.docs.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([version.mainDocId, 'api/indexing']));
  }
});

test('the settings have the constants of the specification', async () => {
  const file = pathToFileURL(path.resolve('.docusaurus/docusaurus.config.mjs')).href;
  const {default: config} = (await import(/* @vite-ignore */ file)) as {readonly default: Record<string, unknown>};
  expect(config).toMatchObject({
    baseUrl: '/',
    onBrokenLinks: 'throw',
    themeConfig: {
      colorMode: {defaultMode: 'light', disableSwitch: false},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    },
  });
  expect(generated('i18n.json')).toMatchObject({
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {direction: 'ltr'}},
  });
  expect((generated('globalData.json') as GlobalData).search.default.limit).toBeGreaterThan(0);
});

test('CI installs, and runs the tests, whose build stops at broken links', () => {
  const steps = readFileSync('.ci/run', 'utf8')
    .split('\n')
    .filter((line) => /^\w+ /.test(line) && !/^(?:set|cd) /.test(line));
  expect(steps).toEqual(['npm ci', 'npm test']);
  expect(readFileSync('scripts/test.ts', 'utf8')).toContain(`'docusaurus', 'build')`);
  expect(project.scripts.test).toBe('tsx scripts/test.ts');
});

test('the project has the packages and the folders of the design card', () => {
  const packages = [
    '@docusaurus/core',
    '@docusaurus/preset-classic',
    '@docusaurus/theme-live-codeblock',
    '@easyops-cn/docusaurus-search-local',
    'mapbox-gl',
    'react',
    'react-dom',
    'rehype-katex',
    'remark-math',
  ];
  expect(Object.keys(project.dependencies)).toEqual(expect.arrayContaining(packages));
  const top =
    'docs versioned_docs versioned_sidebars src static docusaurus.config.ts sidebars.ts versions.json package.json';
  for (const entry of [...top.split(' '), 'tsconfig.json']) expect(existsSync(entry), entry).toBe(true);
  for (const part of ['Navbar', 'Footer', 'AnnouncementBar', 'Error', 'ErrorPageContent'])
    expect(readFileSync(`src/theme/${part}/index.tsx`, 'utf8'), part).toMatch(/^export default function/m);
});
