import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {docsLayouts, layouts} from './leanData';
import {listedPages} from './leanRoutes';
import {minimizers} from './minimizers';
import type {NavbarItem} from '../checks';
import {relyOn} from './relyOn';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
const isPreview = () => process.env.NODE_ENV === 'development';

/**
 * The style sheets of every page: all but those of parts that load when they are used, and of parts that few pages have
 * (`pageLinks.ts`). It is a regular expression because the bundler would have to pass every module to a function.
 */
const stylesOfPages =
  /^(?!.*[\\/](?:packages[\\/](?:explorer|figures|map|playground[\\/]Editor|search)|src[\\/]pages|src[\\/]components[\\/](?:Converter|IndexDecoder|Questions|ResolutionChooser|ResolutionStatistics))\b)/;

/**
 * Groups for what all pages share, for what all docs pages share, and for the names of plugins, of a hundred bytes each. The
 * bundler would make a dozen files of these, which compress less well and are a dozen requests. What half of all pages
 * import themselves stays in the theme's group `common` (priority 40).
 *
 * @param registry - the generated list of the modules of routes, with the name of the file of each
 */
function partsOfPages(registry: string) {
  const filesOf = (...modules: readonly string[]) => {
    const names = modules.map(
      (module) =>
        registry
          .split('\n')
          .find((line) => line.includes(`"${module}"`))
          ?.match(/^\s*"([^"]+)": /)?.[1],
    );
    relyOn(!names.includes(undefined), 'styles of parts', 'registry.js names the file of each component of a route');
    return new RegExp(`^(?:${names.join('|')})$`);
  };
  return {
    layout: {name: 'layout', chunks: filesOf(...layouts), minChunks: 2, enforce: true, priority: 39},
    docs: {name: 'docs', chunks: filesOf(...docsLayouts), enforce: true, priority: 38},
    // More than half of the pages have examples that run, but not all.
    examples: {
      test: /[\\/]playground[\\/]LiveExample[\\/](?!Bar|CodeView).*\.tsx?$/,
      chunks: 'async',
      minChunks: 3,
      enforce: true,
      priority: 42,
    },
    // It comes minified: doing it again would take a tenth of the build's memory.
    mapEngine: {name: 'map-engine', test: /[\\/](?:maplibre|mapbox)-gl[\\/].*js$/, enforce: true, priority: 60},
    plugins: {name: 'common', test: /[\\/]__plugin\.json$/, chunks: 'async', enforce: true, priority: 41},
  } as const;
}

/** The theme's code that loads Prism. */
function prismOfTheTheme(): string {
  const file = path.join(
    path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
    'lib/prism-include-languages.js',
  );
  relyOn(existsSync(file), 'smaller code', 'the classic theme loads Prism in lib/prism-include-languages.js');
  return file;
}

/** The folder of a package, with what follows in a path. */
const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`)) + path.sep;

/** Whether a page has a banner, as drafts do, which only the live preview shows, and pages that aren't listed. */
function hasBanners(generatedFilesDir: string): boolean {
  const folder = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default');
  return readdirSync(folder).some(
    (name) => name.startsWith('site-') && readFileSync(path.join(folder, name), 'utf8').includes('"unlisted": true'),
  );
}

/** The kinds of items of the navbar that a site may lack, with the names of their components. */
const navbarItems = {doc: 'Doc', docSidebar: 'DocSidebar', docsVersion: 'DocsVersion', html: 'Html', search: 'Search'};

/** The kinds of items in a menu, and in the menus in it. */
const kindsIn = (items: readonly NavbarItem[]): (string | undefined)[] =>
  items.flatMap(({type, items: inner = []}) => [type, ...kindsIn(inner)]);

/**
 * Components that show nothing on this site, by its settings, because `plugins/checks/frontMatter.ts` refuses what they show,
 * or because no page has it.
 */
function neverShown({siteConfig, generatedFilesDir}: LoadContext): string[] {
  const {baseUrlIssueBanner, themeConfig} = siteConfig;
  const {docs, navbar} = themeConfig as {
    readonly docs?: {readonly sidebar?: {readonly hideable?: boolean}};
    readonly navbar: {readonly items: readonly NavbarItem[]};
  };
  const kinds = new Set(kindsIn(navbar.items));
  return [
    ...Object.entries(navbarItems)
      .filter(([kind]) => !kinds.has(kind))
      .map(([, name]) => `@theme/NavbarItem/${name}NavbarItem`),
    ...(isPreview() || hasBanners(generatedFilesDir) ? [] : ['@theme/ContentVisibility']),
    '@theme/LastUpdated',
    '@theme/SearchMetadata',
    '@theme/TagsListInline',
    // The style sheet draws signs of its own.
    ...['Danger', 'Info', 'Note', 'Tip', 'Warning'].map((kind) => `@theme/Admonition/Icon/${kind}`),
    ...(docs?.sidebar?.hideable
      ? []
      : ['@theme/DocSidebar/Desktop/CollapseButton', '@theme/DocRoot/Layout/Sidebar/ExpandButton']),
    ...(baseUrlIssueBanner ? [] : [path.join(folderOf('@docusaurus/core'), 'lib/client/BaseUrlIssueBanner/index.js')]),
  ];
}

/** The package in which the helpers of tslib are replaced. */
function utilsCommon(): string {
  const folder = path.dirname(require.resolve('@docusaurus/utils-common/package.json'));
  const sources = readdirSync(path.join(folder, 'lib'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, 'lib', name), 'utf8'));
  const helpers = sources.flatMap((source) => [...source.matchAll(/\btslib_\d+\.(\w+)/g)].map(([, name]) => name));
  relyOn(
    helpers.length > 0 && helpers.every((name) => name === '__importDefault'),
    'smaller code',
    '@docusaurus/utils-common calls the helper __importDefault of tslib, and no other',
  );
  return folder;
}

/**
 * Packages of the framework that smaller modules of `packages/ui/framework` replace, and those of which nothing runs: no part
 * of the site calls `withRouter`, and React 19 doesn't check types of properties.
 */
function replacedPackages(siteDir: string) {
  const smaller = (name: string) => path.join(siteDir, `packages/ui/framework/${name}.ts`);
  const ofRouter = {
    history$: smaller('history'),
    'path-to-regexp$': smaller('pathToRegexp'),
    'hoist-non-react-statics$': false,
    'react-is$': false,
    // In development, the router makes types of properties when it is loaded.
    ...(isPreview() ? {} : {'prop-types$': false as const}),
  } as const;
  return {
    alias: {
      'react-helmet-async$': smaller('helmet'),
      'react-loadable$': smaller('loadable'),
      nprogress$: smaller('nprogress'),
    },
    rule: {include: ['react-router', 'react-router-dom'].map(folderOf), resolve: {alias: ofRouter}},
  };
}

/** The minimizers of style sheets. In development there are none. */
const styleMinimizers = ({optimization}: Configuration) =>
  (optimization?.minimizer ?? []).filter((minimizer) => /css/i.test(minimizer?.constructor.name ?? ''));

/** Whether the bundler is told to put all styles into one file. */
function hasStylesGroup({optimization}: Configuration): boolean {
  const {splitChunks} = optimization ?? {};
  return splitChunks !== undefined && splitChunks !== false && 'styles' in (splitChunks.cacheGroups ?? {});
}

/**
 * Leaves out of every page what this site does at build time or not at all. ARCHITECTURE.md has a table of these
 * patches ("Patches of the framework"): what each saves, and how to remove it.
 */
export default function leanClient(context: LoadContext): Plugin {
  const {generatedFilesDir, siteDir} = context;
  const noop = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client/exports/Noop.js');
  const replaced = replacedPackages(siteDir);
  const prism = prismOfTheTheme();
  const generatedData = [
    'docusaurus.config.mjs',
    'registry.js',
    'site-metadata.json',
    'docusaurus-plugin-content-docs/default/p',
    'docusaurus-plugin-content-docs/default/site-',
  ];
  const ofPages = ['globalData.json', 'routes.js', 'routesChunkNames.json'];
  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      const hidden = neverShown(context);
      if (isServer) return {resolve: {alias: Object.fromEntries(hidden.map((name) => [name, noop]))}};
      // The bundler loads its loaders with plain Node, which doesn't read TypeScript.
      const leanData = path.join(generatedFilesDir, 'lean-client/leanData.cjs');
      buildSync({
        entryPoints: [path.join(__dirname, 'leanData.ts')],
        outfile: leanData,
        bundle: true,
        format: 'cjs',
        platform: 'node',
        footer: {js: 'module.exports = module.exports.default;'},
      });
      const ofData = {loader: leanData, options: {pages: isPreview() ? [] : listedPages(generatedFilesDir)}};
      const generated = isPreview() ? generatedData : [...generatedData, ...ofPages];
      const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
      relyOn(hasStylesGroup(config), 'styles of parts', 'the bundler has a group of chunks named "styles"');
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        // Every page carries the names of all files. With fewer digits, a name is also a number in the data of some file, and
        // the bundler replaces it there, too: a population of 210000 once became 2aa83c.
        output: {
          filename: 'assets/js/[name].[contenthash:10].js',
          chunkFilename: 'assets/js/[name].[contenthash:10].js',
        },
        optimization: {
          minimizer: minimizers(styleMinimizers(config)),
          splitChunks: {cacheGroups: {styles: {test: stylesOfPages}, ...partsOfPages(registry)}},
        },
        resolve: {
          alias: {
            ...replaced.alias,
            ...Object.fromEntries([prism, ...hidden].map((name) => [name, noop])),
          },
        },
        module: {
          rules: [
            {include: generated.map((name) => path.join(generatedFilesDir, name)), use: ofData},
            {test: /maplibre-gl[\\/]dist[\\/]maplibre-gl\.mjs$/, use: ofData},
            {test: /[\\/]@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/].*\.js$/, use: ofData},
            replaced.rule,
            {include: utilsCommon(), resolve: {alias: {tslib$: path.join(__dirname, 'tslib.ts')}}},
          ],
        },
      };
    },
  };
}
