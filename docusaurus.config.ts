import {createRequire} from 'node:module';
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type * as Plugins from './plugins';
import {bundlePlugins, bundles} from './plugins/bundler/bundlePlugins';
import {Preview} from './plugins/preview';
import anchorAliases from './src/data/anchor-aliases.json';
import {site} from '@h3-docs/base/site';
import {newestVersion, versionIds, versionRow, versions} from '@h3-docs/base/versions';

/** The docs plugin's options for each version: its name, its label, where its pages are, and the notice above them. */
const versionOptions = Object.fromEntries(
  versionIds.map((id) => {
    const {name, path, banner, newest} = versionRow(id);
    // The current version needs no label.
    return [name, {label: id, path: path.replace(/^\/docs\/?/, ''), banner, badge: !newest}];
  }),
);

/** Properties that all navbar links to pages of the newest version share. */
const ofNewest = {position: 'left', 'data-version': newestVersion} as const;

const olderVersions = Object.values(versions).filter(({newest}) => !newest);

/** The configuration of the site, with the plugins that were bundled before. */
export default async function createConfig(): Promise<Config> {
  // Uses plain `require`, because the loader of this file would otherwise read everything that it imports.
  const require = createRequire(__filename);
  // `npm start` follows the files that pages are made from. Docusaurus's other commands end.
  const preview = process.argv[2] === 'start' ? await Preview.start() : undefined;
  if (!preview) await bundlePlugins();
  const plugins = require(bundles.plugins) as typeof Plugins;
  const started = plugins.startTasks(bundles.worker);
  const tasks = preview?.tasks(started.tasks, started.restart) ?? started.tasks;
  const {siteUrl, baseUrl, editUrl} = plugins.readSettings(process.env);

  /** The plugins that expand the vocabulary of MDX pages, in order: later plugins expand the output of earlier ones. */
  const pageVocabulary = [
    plugins.remarkQuestions,
    [preview?.apiPages ?? plugins.remarkApiPages, {editUrl}],
    plugins.remarkProblems,
    plugins.remarkEngines,
    plugins.remarkStackTabs,
    [plugins.remarkValues, {tasks}],
    [plugins.remarkFigures, {tasks}],
    [plugins.remarkLiveExamples, {tasks}],
    [plugins.remarkHighlight, {tasks}],
    plugins.remarkVocabulary,
  ];

  return {
    title: site.title,
    tagline: site.tagline,
    url: siteUrl,
    baseUrl,
    favicon: 'img/logo.svg',
    // Pages don't show when they were last changed, so the build doesn't need to read the Git history.
    future: {v4: true, faster: true, experimental_vcs: false},
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'ignore', // `plugins.brokenLinks` fails at them, with file and line
    onDuplicateRoutes: 'throw',
    markdown: {
      mermaid: false,
      // `{#id}` after a heading, and `:::note Title`, which MDX would not read as their authors mean.
      mdx1Compat: {headingIds: true, admonitions: true},
      parseFrontMatter: plugins.parseFrontMatter,
      hooks: {onBrokenMarkdownLinks: plugins.keepBrokenMarkdownLink, onBrokenMarkdownImages: 'throw'},
    },
    i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', direction: 'ltr'}}},
    headTags: [
      {tagName: 'meta', attributes: {property: 'og:type', content: 'website'}},
      {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
      // Without JavaScript, every tab's panel is shown under the name of its language, controls that would do nothing
      // are hidden, and narrow windows show the links of the navbar instead of its menu.
      {
        tagName: 'noscript',
        attributes: {},
        innerHTML:
          '<style>[role=tablist],.js-only,.navbar__toggle,.navbar button,.theme-announcement-bar .close,.theme-doc-toc-mobile{display:none!important}[role=tabpanel][hidden],[role=tabpanel]:before,.no-js-only{display:block!important}@media(max-width:996px){.navbar{height:auto}.navbar__items{flex-wrap:wrap}.navbar__item{display:block!important}.navbar .dropdown{display:none!important}}</style>',
      },
    ],
    // Passed to theme components here, because importing `packages/base/site.ts` there would put the whole file on every page.
    customFields: {report: site.links.report},
    ssrTemplate: plugins.pageTemplate,
    baseUrlIssueBanner: false, // src/components/BaseUrlCheck shows our own message instead
    clientModules: ['collapsible', 'copyCode', 'firstLoad', 'fonts', 'prefetch', 'accessibility'].map(
      (name) => `./src/clientModules/${name}.ts`,
    ),
    plugins: plugins.orderPostBuilds(
      [
        plugins.siteChecks,
        plugins.converter,
        plugins.mapPlugin({tasks}),
        plugins.serverMarkup,
        plugins.leanClient,
        plugins.leanStyles,
        plugins.textSize,
        plugins.bundlerCache,
        plugins.figures,
        plugins.texts,
        plugins.pageFiles,
        plugins.pageLinks,
        plugins.head(site),
        plugins.sandboxBundle,
        plugins.katex,
        plugins.markdownCopies({tasks}),
        plugins.catalogueData({tasks}),
        plugins.nearestPages,
        plugins.thirdParty,
        ...(preview ? [preview.plugin] : []),
        plugins.security,
        [
          plugins.search,
          {
            searchResultLimits: 8,
            ignoreFiles: olderVersions.map(({path}) => new RegExp(`^${path.slice(1).replaceAll('.', '\\.')}(/|$)`)),
            ignoreCssSelectors: [
              '[role=tablist]',
              'button',
              '.api-origin',
              '.katex-html',
              'annotation',
              '.not-searched',
            ],
          },
        ],
      ],
      plugins.brokenLinks,
    ),
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
            editUrl,
            lastVersion: 'current',
            versions: versionOptions,
            beforeDefaultRemarkPlugins: pageVocabulary,
            remarkPlugins: [plugins.remarkTables, plugins.remarkTerms, plugins.remarkMath, plugins.remarkKatexStyles],
            rehypePlugins: [
              plugins.rehypeFormulas,
              [plugins.rehypeAnchorAliases, {aliases: anchorAliases}],
              plugins.rehypeBreakableCode,
              plugins.rehypeStaticBlocks,
            ],
          },
          theme: {customCss: ['tokens', 'layout', 'site', 'theme', 'behavior'].map((name) => `./src/css/${name}.css`)},
        } satisfies Preset.Options,
      ],
    ],
    themeConfig: {
      image: 'img/social-card.png',
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: site.followSystemColorMode},
      announcementBar: {
        id: site.announcement.id,
        content: site.announcement.parts
          .map(
            ({text, link: {to, label}}) =>
              `<span class="announcement"><span>${text}</span> <a href="${baseUrl}${to.slice(1)}">${label}</a></span>`,
          )
          .join(''),
        isCloseable: true,
      },
      docs: {versionPersistence: 'localStorage'},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      liveCodeBlock: {playgroundPosition: 'bottom'},
      navbar: {
        title: 'H3',
        logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 30, height: 30},
        hideOnScroll: true,
        items: [
          // The menu of narrow windows alone has these: wide ones show them on the page.
          {to: '/docs/quickstart', label: 'Quickstart', className: 'in-menu', ...ofNewest},
          {to: '/docs/installation', label: 'Installation', className: 'in-menu', ...ofNewest},
          // The style sheet shows the version where it differs from the version of the page.
          {to: '/docs/', label: 'About', activeBaseRegex: '^/docs/$', ...ofNewest},
          {to: '/docs/api/indexing', label: 'API', activeBasePath: '/docs/api/', ...ofNewest},
          {to: '/docs/community/bindings', label: 'Bindings', ...ofNewest},
          {to: '/docs/core-library/restable', label: 'Resolutions', ...ofNewest},
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
