import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {versionIds, versions} from '@h3-docs/base/versions';
import {keptFolder} from '../worker/resultCache';
import {collectLater} from '../preview/garbage';
import {bundles} from './bundlePlugins';

/** All files below a folder. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * Everything that pages are compiled from besides their own text: the code of the plugins, their worker, and their loader with all
 * that it imports, the data beside the pages of each version, the page whose terms others link to, and translations.
 */
function pageSources(): string[] {
  const ofVersions = versionIds.flatMap((id) => {
    const {folder} = versions[id];
    const data = readdirSync(folder).filter((name) => name.startsWith('_'));
    return [...data, 'library/terminology.mdx'].map((name) => path.join(folder, name));
  });
  return [bundles.plugins, bundles.worker, 'plugins/bundler/leanData.ts', 'static/data', 'i18n', ...ofVersions]
    .map((name) => path.resolve(name))
    .filter((name) => existsSync(name))
    .flatMap((name) => (path.extname(name) === '' ? filesBelow(name) : [name]));
}

/**
 * Whether an earlier build has left the results of its tasks: this module is read before the tasks start. The first build in
 * a folder is often the last, and writing the bundler's cache takes a tenth of its time and a quarter of its memory.
 */
const hasKept = existsSync(path.resolve(keptFolder));

/** What is said about the cache in the bundler's configuration. */
interface CacheSettings {
  readonly cache?: false;
  readonly experiments?: {readonly cache: false | {readonly type: 'persistent'; readonly buildDependencies: string[]}};
}

/**
 * Keeps the bundler's cache on disk from the second build on. Gives it up when a file has changed that pages are made from: the
 * bundler knows only the text of the pages.
 */
export function cacheOf(bundler: string, isRepeated: boolean): CacheSettings {
  if (bundler !== 'rspack' || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
  if (!isRepeated) return {cache: false, experiments: {cache: false}};
  return {experiments: {cache: {type: 'persistent', buildDependencies: pageSources()}}};
}

/** Tells the bundler which cache to keep. */
export default function bundlerCache(): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      ...cacheOf(currentBundler.name, hasKept),
      // Node.js would keep what was bundled, which is most of the memory, while it makes the pages.
      plugins: [{apply: (compiler: Compiler) => compiler.hooks.shutdown.tap('bundler-cache', collectLater)}],
    }),
  };
}
