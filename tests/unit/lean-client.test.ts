import type {LoaderContext} from 'webpack';
import {describe, expect, test} from 'vitest';
import leanData from '../../plugins/bundler/leanData';

function lean(resourcePath: string, source: string): string {
  return leanData.call({resourcePath} as LoaderContext<object>, source);
}

describe('what is left of the data that Docusaurus generates', () => {
  test('of the configuration: what pages read', () => {
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

  test('of the list of files that routes load: how to load them', () => {
    const entry = (file: string) =>
      `  "0a1b": [() => import(/* webpackChunkName: "0a1b" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;
    const registry = ['export default {', entry('@theme/DocItem'), `${entry('@site/docs/readme.mdx')}};`].join('\n');
    const slim = lean('/.docusaurus/registry.js', registry);
    expect(slim).toContain('"0a1b": [() => import(/* webpackChunkName: "0a1b" */ "@theme/DocItem")],');
    expect(slim).toContain('"0a1b": [() => import("@site/docs/readme.mdx")],');
    expect(() => lean('/.docusaurus/registry.js', registry.replace('resolveWeak', 'resolve'))).toThrow(/three parts/);
  });

  test.each([
    ['.docusaurus/docusaurus.config.mjs', 'module.exports = {}', /object literal/],
    ['.docusaurus/docusaurus.config.mjs', 'export default {}', /"future" and "themeConfig"/],
    [
      'p/docs-175.json',
      '{"version": {}}',
      /"lean data" was written for Docusaurus \d+\.\d+\.\d+, in which .* in "docs"/,
    ],
  ])('%s of another form is an error, as it would be shipped whole: %s', (file, source, message) => {
    expect(() => lean(`/${file}`, source)).toThrow(message);
  });

  test('of a version: its sidebars, without the summaries of its pages', () => {
    const link = {type: 'link', href: '/docs/', label: 'About H3'};
    const props = {
      version: {label: '4.x', docs: {readme: {title: 'About'}}, docsSidebars: {docs: [{...link, unlisted: false}]}},
    };
    expect(JSON.parse(lean('/p/docs-175.json', JSON.stringify(props)))).toEqual({
      version: {label: '4.x', docs: {}, docsSidebars: {docs: [link]}},
    });
  });
});
