import {createRequire} from 'node:module';
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type * as Plugins from './plugins';
import {bundlePlugins} from './plugins/bundle';
import anchorAliases from './src/data/anchor-aliases.json';
import {site} from './src/site';

export default async function createConfig(): Promise<Config> {
  // Plain `require`: what loads this file would look at all that it imports.
  const require = createRequire(__filename);
  const bundles = await bundlePlugins();
  const plugins = require(bundles.plugins) as typeof Plugins;
  const tasks = plugins.startTasks(bundles.worker);
  const {siteUrl, baseUrl} = plugins.readSettings(process.env);

  /** What expands the vocabulary of MDX pages, in this order: later ones expand what earlier ones write. */
  const pageVocabulary = [
    plugins.remarkSharedText,
    plugins.remarkQuestions,
    plugins.remarkApiPages,
    [plugins.remarkValues, {tasks}],
    [plugins.remarkFigures, {tasks}],
    [plugins.remarkLiveExamples, {tasks}],
    plugins.remarkHighlight,
    plugins.remarkVocabulary,
  ];

  return {
    title: site.title,
    tagline: site.tagline,
    url: siteUrl,
    baseUrl,
    favicon: 'img/favicon.svg',
    // No page says when it was last changed, so that the history need not be read.
    future: {v4: true, faster: true, experimental_vcs: false},
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      mermaid: false,
      parseFrontMatter: plugins.parseFrontMatter,
      hooks: {onBrokenMarkdownLinks: plugins.keepBrokenMarkdownLink, onBrokenMarkdownImages: 'throw'},
    },
    i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', direction: 'ltr'}}},
    headTags: [
      {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
      // Without JavaScript every tab's panel is shown, under the name of its language; what would do nothing is not, and
      // narrow windows have the links of the navbar instead of its menu.
      {
        tagName: 'noscript',
        attributes: {},
        innerHTML:
          '<style>[role=tablist],.js-only,.navbar__toggle,.navbar button,.theme-announcement-bar .close,.theme-doc-toc-mobile{display:none!important}[role=tabpanel][hidden],.no-js-only{display:block!important}@media(max-width:996px){.navbar{height:auto}.navbar__items{flex-wrap:wrap}.navbar__item{display:block!important}.navbar .dropdown{display:none!important}}</style>',
      },
    ],
    baseUrlIssueBanner: false, // ours, in src/components/BaseUrlCheck, says it in other words
    clientModules: ['./src/clientModules/firstLoad.ts', './src/clientModules/scrollableTables.ts'],
    plugins: [
      plugins.globe({tasks}),
      plugins.mapPlugin({tasks}),
      plugins.statistics,
      plugins.leanClient,
      plugins.figures,
      plugins.pageCode,
      plugins.announcement(site.announcement.id),
      plugins.sandboxBundle,
      plugins.katex,
      plugins.robots,
      plugins.thirdParty,
      [
        plugins.search,
        {
          searchResultLimits: 8,
          ignoreFiles: [/^docs\/3\.x(\/|$)/],
          ignoreCssSelectors: ['[role=tablist]', 'button', '.api-origin'],
        },
      ],
    ],
    themes: ['@docusaurus/theme-live-codeblock'],
    presets: [
      [
        'classic',
        {
          blog: false,
          pages: {beforeDefaultRemarkPlugins: pageVocabulary},
          docs: {
            routeBasePath: 'docs',
            sidebarPath: './sidebars.ts',
            editUrl: site.links.edit,
            lastVersion: 'current',
            versions: {current: {label: '4.x', path: ''}, '3.x': {label: '3.x', path: '3.x', banner: 'unmaintained'}},
            beforeDefaultRemarkPlugins: pageVocabulary,
            remarkPlugins: [plugins.remarkTerms, plugins.remarkMath, plugins.remarkKatexStyles],
            rehypePlugins: [plugins.rehypeKatex, [plugins.rehypeAnchorAliases, {aliases: anchorAliases}]],
          },
          theme: {customCss: ['./src/css/tokens.css', './src/css/site.css', './src/css/behavior.css']},
        } satisfies Preset.Options,
      ],
    ],
    themeConfig: {
      image: 'img/social-card.png',
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: site.followSystemColorMode},
      announcementBar: {id: site.announcement.id, content: site.announcement.message, isCloseable: true},
      docs: {versionPersistence: 'localStorage'},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      liveCodeBlock: {playgroundPosition: 'bottom'},
      navbar: {
        title: 'H3',
        logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 30, height: 30},
        hideOnScroll: true,
        items: [
          {to: '/docs/', label: 'About', position: 'left', activeBaseRegex: '^/docs/$'},
          {to: '/docs/api/indexing', label: 'API', position: 'left', activeBasePath: '/docs/api/'},
          {to: '/docs/community/bindings', label: 'Bindings', position: 'left'},
          {to: '/docs/core-library/restable', label: 'Resolutions', position: 'left'},
          {type: 'docsVersionDropdown', position: 'right'},
          {type: 'localeDropdown', position: 'right'},
          {href: site.links.source, label: 'GitHub', position: 'right'},
        ],
      },
      footer: {
        style: 'light',
        copyright: `Copyright © ${site.copyrightYear}`,
        links: [
          {
            title: 'Docs',
            items: [
              {label: 'Getting Started', to: '/docs/quickstart'},
              {label: 'Installation', to: '/docs/installation'},
              {label: 'API Reference', to: '/docs/api/indexing'},
            ],
          },
          {
            title: 'Community',
            items: [
              {label: 'Chat workspace', href: site.links.chat},
              {label: 'Questions and answers', href: site.links.questions},
            ],
          },
          {
            title: 'Bindings',
            items: [
              {label: 'Python', href: site.bindings.python},
              {label: 'JavaScript', href: site.bindings.javascript},
              {label: 'More bindings', to: '/docs/community/bindings'},
            ],
          },
          {title: 'Source', items: [{label: 'GitHub', href: site.links.source}]},
        ],
      },
    } satisfies Preset.ThemeConfig,
  };
}
