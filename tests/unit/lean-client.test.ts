import type {LoaderContext} from 'webpack';
import {expect, test} from 'vitest';
import leanData, {type LeanDataOptions} from '../../plugins/bundler/leanData';

const page = {path: '/docs/3.x/api', key: '/docs/3.x/api-0e2', __comp: '17896441', content: '0009a8a1'};

function lean(resourcePath: string, source: string): string {
  const getOptions = () => ({pages: [page]});
  return leanData.call({resourcePath, getOptions} as unknown as LoaderContext<LeanDataOptions>, source);
}

test('what is left of the configuration: what pages read', () => {
  const config = {
    title: 'H3',
    presets: [['classic', {}]],
    onBrokenLinks: 'throw',
    i18n: {path: 'i18n'},
    scripts: [],
    future: {faster: {rspackBundler: true}, experimental_router: 'browser'},
    themeConfig: {prism: {theme: {}}, blog: {}, navbar: {title: 'H3'}},
  };
  const source = `/* generated */\nexport default ${JSON.stringify(config, null, 2)};\n`;
  const slim = lean('/.docusaurus/docusaurus.config.mjs', source).replace('export default ', '');
  expect(JSON.parse(slim)).toEqual({
    title: 'H3',
    future: {experimental_router: 'browser'},
    themeConfig: {navbar: {title: 'H3'}},
  });
});

test('what is left of the list of files that routes load: how to load them', () => {
  const entry = (file: string) =>
    `  "0a1b": [() => import(/* webpackChunkName: "0a1b" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;
  const registry = ['export default {', entry('@theme/DocItem'), `${entry('@site/docs/readme.mdx')}};`].join('\n');
  const slim = lean('/.docusaurus/registry.js', registry);
  expect(slim).toContain('"0a1b": [() => import(/* webpackChunkName: "0a1b" */ "@theme/DocItem")],');
  expect(slim).toContain('"0a1b": [() => import("@site/docs/readme.mdx")],');
  expect(() => lean('/.docusaurus/registry.js', registry.replace('resolveWeak', 'resolve'))).toThrow(/three parts/);
});

test('what is left of the pages in three lists: their addresses, and a number for the file', () => {
  const route = (address: string, hash: string, more = '') =>
    `{\n path: '${address}',\n component: ComponentCreator('${address}', '${hash}'),\n ${more}}`;
  const source = `export default [\n${route('/docs', '04c', `routes: [${route(page.path, '0e2', 'exact: true,\n sidebar: "docs"\n')}]`)}];`;
  const routes = lean('/.docusaurus/routes.js', source);
  expect(routes).toContain('const page = routesBy("17896441");');
  expect(routes).toContain('routes: [page("/docs/3.x/api")]');
  expect(routes).toContain("ComponentCreator('/docs', '04c')");
  const names = {'/docs-04c': {__comp: '5e95c892'}, [page.key]: {__comp: '17896441', content: page.content}};
  expect(JSON.parse(lean('/.docusaurus/routesChunkNames.json', JSON.stringify(names)))).toEqual({
    '/docs-04c': {__comp: '5e95c892'},
  });
  const file = `"0009a8a1": [() => import("@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],`;
  expect(lean('/.docusaurus/registry.js', `export default {\n${file}};`)).toContain(
    '0: [() => import("@site/a.mdx")],',
  );
});

test('what is left of the data of all pages: the pages whose address is not their id', () => {
  const doc = (id: string, address: string) => ({id, path: `/docs/3.x/${address}`, sidebar: 'docs'});
  const renamed = doc('cellToBoundaryDesc', 'h3ToGeoBoundaryDesc');
  const data = (docs: readonly object[]) => ({
    'docusaurus-plugin-content-docs': {default: {versions: [{name: '3.x', path: '/docs/3.x', docs}]}},
  });
  const slim = lean('/.docusaurus/globalData.json', JSON.stringify(data([doc('api/misc', 'api/misc'), renamed])));
  expect(JSON.parse(slim)).toEqual(data([renamed]));
});

test.each([
  ['.docusaurus/docusaurus.config.mjs', 'module.exports = {}', /object literal/],
  ['.docusaurus/docusaurus.config.mjs', 'export default {}', /"future" and "themeConfig"/],
  ['p/docs-175.json', '{"version": {}}', /"lean data" was written for Docusaurus \d+\.\d+\.\d+, in which .* in "docs"/],
])('%s of another form is an error, as it would be shipped whole: %s', (file, source, message) => {
  expect(() => lean(`/${file}`, source)).toThrow(message);
});

test('what is left of the theme: its texts, and what this site has', () => {
  const source = [
    `translate({id: 'a.b', message: 'Main', description: 'The region\\'s "name"'});`,
    `<Translate id="a.c" description="A label">Next</Translate>;`,
    '<PageMetadata description={metadata.description} />;',
    `const names = {card: 'theme-doc-card-icon', main: 'docs-wrapper', list: 'blog-list-page',};`,
  ];
  expect(lean('/x/@docusaurus/theme-common/lib/a.js', source.join('\n')).split('\n')).toEqual([
    "translate({id: 'a.b', message: 'Main', });",
    '<Translate id="a.c" >Next</Translate>;',
    '<PageMetadata description={metadata.description} />;',
    "const names = { main: 'docs-wrapper', };",
  ]);
});

test('what is left of a version: its sidebars, without the summaries of its pages', () => {
  const link = {type: 'link', href: '/docs/', label: 'About H3'};
  const props = {
    version: {label: '4.x', docs: {readme: {title: 'About'}}, docsSidebars: {docs: [{...link, unlisted: false}]}},
  };
  expect(JSON.parse(lean('/p/docs-175.json', JSON.stringify(props)))).toEqual({
    version: {label: '4.x', docs: {}, docsSidebars: {docs: [link]}},
  });
});
