import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import announcement from './plugins/announcement';
import remarkApiPages from './plugins/api-pages';
import figures, {remarkFigures} from './plugins/figures';
import mapPlugin from './plugins/map';
import remarkHighlight from './plugins/highlight';
import pageCode from './plugins/highlight/bundle';
import remarkSharedText from './plugins/shared-text';
import globe from './plugins/globe';
import katex from './plugins/katex';
import remarkKatexStyles from './plugins/katex/remark';
import statistics from './plugins/statistics';
import leanClient from './plugins/lean-client';
import robots from './plugins/robots';
import {keepBrokenMarkdownLink} from './plugins/brokenMarkdownLink';
import {parseFrontMatter} from './plugins/checkedRelease';
import remarkLiveExamples from './plugins/live-examples';
import remarkValues from './plugins/values';
import remarkTerms from './plugins/terms';
import remarkVocabulary from './plugins/vocabulary';
import {site} from './src/site';

const siteUrl = process.env.SITE_URL ?? 'https://h3geo.org';
const baseUrl = process.env.BASE_URL ?? '/';

/** What expands the vocabulary of MDX pages, in this order: later ones expand what earlier ones write. */
const pageVocabulary = [
  remarkSharedText,
  remarkApiPages,
  remarkValues,
  remarkFigures,
  remarkLiveExamples,
  remarkHighlight,
  remarkVocabulary,
];

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: siteUrl,
  baseUrl,
  favicon: 'img/favicon.svg',
  future: {v4: true, faster: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    mermaid: false,
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: keepBrokenMarkdownLink, onBrokenMarkdownImages: 'throw'},
  },
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', direction: 'ltr'}}},
  headTags: [
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
    // Without JavaScript every tab's panel is shown, under the name of its language.
    {
      tagName: 'noscript',
      attributes: {},
      innerHTML:
        '<style>[role=tablist],.js-only{display:none!important}[role=tabpanel][hidden],.no-js-only{display:block!important}</style>',
    },
  ],
  baseUrlIssueBanner: false, // ours, in src/components/BaseUrlCheck, says it in other words
  clientModules: ['./src/clientModules/firstLoad.ts', './src/clientModules/scrollableTables.ts'],
  plugins: [
    globe,
    mapPlugin,
    statistics,
    leanClient,
    figures,
    pageCode,
    announcement(site.announcement.id),
    './plugins/live-examples/bundle.ts',
    katex,
    robots,
    [
      './plugins/search/index.ts',
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
          remarkPlugins: [remarkTerms, remarkMath, remarkKatexStyles],
          rehypePlugins: [rehypeKatex],
        },
        theme: {customCss: ['./src/css/tokens.css', './src/css/site.css', './src/css/behaviour.css']},
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

export default config;
