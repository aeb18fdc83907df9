import path from 'node:path';
import type {LoaderContext} from 'webpack';
import {leanGlobalData, leanNames, leanRoutes, type ListedPage} from './leanRoutes';
import {relyOn} from './relyOn';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function without(data: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
}

/** Settings that only the build reads. */
const ofTheBuild = [
  'presets',
  'plugins',
  'themes',
  'markdown',
  'clientModules',
  'headTags',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'staticDirectories',
  'ssrTemplate',
  'storage',
  'scripts',
  'stylesheets',
  // Pages have its values for their locale from another file.
  'i18n',
];

/** Removes settings of the build, of a blog, which the site doesn't have, and of a highlighter that only runs in the build. */
function leanConfig(source: string): string {
  const literal = /export default (\{[\s\S]*\});?\s*$/.exec(source)?.[1];
  relyOn(literal !== undefined, 'lean data', 'the generated docusaurus.config.mjs exports an object literal');
  const config = JSON.parse(literal) as Json;
  const {future, themeConfig} = config;
  relyOn(
    isObject(future) && isObject(themeConfig),
    'lean data',
    'the generated configuration has the objects "future" and "themeConfig"',
  );
  const client = {
    ...without(config, ofTheBuild),
    future: without(future, ['v4', 'faster', 'experimental_vcs']),
    themeConfig: without(themeConfig, ['prism', 'blog']),
  };
  return `export default ${JSON.stringify(client)}`;
}

/** The components of routes whose files the bundler groups by their names: those of every docs page, and the landing page. */
export const docsLayouts = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];
export const layouts = [...docsLayouts, '@site/src/pages/index.tsx'];

/** An entry of the list of files that routes load: its key, the file's name and source, and how the build finds it. */
const registryEntry =
  /("[^"]+")(: \[\(\) => import\()(\/\*.*?\*\/ )?"([^"]+)"\), "\4", require\.resolveWeak\("\4"\)\],/g;

/**
 * Removes the names of sources and their numbers: only the build reads them, for the list of the files of each page. Removes
 * the names of files, too, which every page would carry three times; `src/clientModules/prefetch.ts` does without. Pages have
 * their numbers as keys.
 */
function leanRegistry(source: string, pages: readonly ListedPage[]): string {
  const numbers = new Map(pages.map(({content}, number) => [JSON.stringify(content), String(number)]));
  relyOn(
    /^export default \{\s*\};?\s*$/.test(source.replace(registryEntry, '')),
    'lean data',
    'the generated registry.js has entries of three parts',
  );
  return source.replace(
    registryEntry,
    (_, key: string, load: string, name: string | undefined, file: string) =>
      `${numbers.get(key) ?? key}${load}${layouts.includes(file) ? (name ?? '') : ''}${JSON.stringify(file)})],`,
  );
}

/** Removes the list of plugins and their releases. */
function leanMetadata(source: string): string {
  return JSON.stringify({...(JSON.parse(source) as Json), pluginVersions: {}});
}

/** Removes the titles and descriptions of all pages of a version. Only category cards use them, and no page has those. */
function leanVersion(source: string): string {
  const props = JSON.parse(source) as {version?: Json};
  if (props.version) {
    relyOn(isObject(props.version.docs), 'lean data', 'the data of a version has its pages in "docs"');
    props.version.docs = {};
  }
  return JSON.stringify(props, (name, value: unknown) => {
    // Breadcrumbs ask whether an item of the sidebar has one.
    if (name === 'docId') return 1;
    return name === 'unlisted' && value === false ? undefined : value;
  });
}

/** Removes what no part of a page asks about it, and what its front matter says twice. */
function leanPage(source: string): string {
  const page = JSON.parse(source) as Json;
  const {frontMatter} = page;
  relyOn(isObject(frontMatter), 'lean data', 'the data of a page has its front matter');
  return JSON.stringify({
    ...without(page, ['source', 'sourceDirName', 'slug', 'draft', 'unlisted']),
    frontMatter: without(frontMatter, ['title', 'description', 'slug', 'sidebar_label']),
  });
}

/** Removes the file's place on the builder's disk. The engine needs it only to find its worker, which `packages/map` names. */
function withoutPlace(source: string): string {
  if (!source.includes('import.meta.url')) throw new Error('maplibre-gl no longer asks for its own address.');
  return source.replaceAll('import.meta.url', 'self.location.href');
}

/** Removes from the theme what its texts are for, which translators read, and the names of what only blogs and cards have. */
function leanTheme(source: string): string {
  return source
    .replace(/\bdescription(?::\s*|=)(?:'(?:[^'\\]|\\.)*'|"[^"]*"),?/g, '')
    .replace(/\w+: '(?:theme-)?(?:blog|doc-card|mdx|pages)-[^']*',/g, '');
}

/** For each file, the function that removes unneeded data from it. */
const lean: Readonly<Record<string, (source: string, pages: readonly ListedPage[]) => string>> = {
  'docusaurus.config.mjs': leanConfig,
  'globalData.json': leanGlobalData,
  'registry.js': leanRegistry,
  'routes.js': leanRoutes,
  'routesChunkNames.json': leanNames,
  'site-metadata.json': leanMetadata,
  'maplibre-gl.mjs': withoutPlace,
};

export interface LeanDataOptions {
  /** The pages of the documentation by their numbers; none in the live preview, which may get further ones. */
  readonly pages: readonly ListedPage[];
}

/**
 * A loader that removes data that no page of this site reads in a browser. The data comes from the files that
 * Docusaurus generates for all pages, from its theme, and from the map's library. Files with other names hold the data that the docs
 * plugin passes to the pages of a version.
 */
export default function leanData(this: LoaderContext<LeanDataOptions>, source: string): string {
  const name = path.basename(this.resourcePath);
  if (/[\\/]theme-(?:classic|common)[\\/]/.test(this.resourcePath)) return leanTheme(source);
  return (lean[name] ?? (name.startsWith('site-') ? leanPage : leanVersion))(source, this.getOptions().pages);
}
