import type {LoaderContext} from 'webpack';
import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import leanData from '../../plugins/lean-client/leanData';
import {purgeInfima} from '../../plugins/lean-client/purgeInfima';

function lean(resourcePath: string, source: string): string {
  return leanData.call({resourcePath} as LoaderContext<object>, source);
}

async function purge(css: string, from: string): Promise<string> {
  return (await postcss([purgeInfima(process.cwd())]).process(css, {from})).css;
}

describe("what is left of the theme's style sheet", () => {
  const infima = '/node_modules/infima/dist/css/default/default.css';

  test('the styles of all that Markdown writes, and of the classes in use', async () => {
    const kept = [
      'table td{padding:1px}',
      'blockquote{margin:0}',
      '.navbar__item{color:red}',
      '.markdown h3{margin:0}',
    ];
    const css = await purge(kept.join(''), infima);
    for (const rule of kept) expect(css).toContain(rule);
  });

  test('no styles of components that no page has', async () => {
    expect(await purge('.avatar__photo{width:1px}.hero--dark{color:red}', infima)).toBe('');
  });

  test('all of every other style sheet', async () => {
    expect(await purge('.unheard-of{color:red}', '/src/css/site.css')).toBe('.unheard-of{color:red}');
  });
});

describe('what is left of the data that Docusaurus generates', () => {
  test('of the configuration: what pages read', () => {
    const config = {title: 'H3', presets: [['classic', {}]], themeConfig: {prism: {theme: {}}, navbar: {title: 'H3'}}};
    const source = `/* generated */\nexport default ${JSON.stringify(config, null, 2)};\n`;
    const slim = lean('/.docusaurus/docusaurus.config.mjs', source).replace('export default ', '');
    expect(JSON.parse(slim)).toEqual({title: 'H3', themeConfig: {navbar: {title: 'H3'}}});
  });

  test('a configuration of another form is an error, as it would be shipped whole', () => {
    expect(() => lean('/.docusaurus/docusaurus.config.mjs', 'module.exports = {}')).toThrow(/object literal/);
  });

  test('of the registry: imports without names of files', () => {
    const entry = `"0a": [() => import(/* name */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],`;
    expect(lean('/.docusaurus/registry.js', entry)).toBe(
      `"0a": [() => import(/* name */ "@site/a.mdx"), "", require.resolveWeak("@site/a.mdx")],`,
    );
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
