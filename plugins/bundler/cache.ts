import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {versionIds, versions} from '@h3-docs/base/versions';
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

/** Gives up the bundler's cache on disk when a file has changed that pages are made from: the bundler knows only the text of the pages. */
export default function bundlerCache(): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack(_config, _isServer, {currentBundler}) {
      if (currentBundler.name !== 'rspack' || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
      return {experiments: {cache: {type: 'persistent', buildDependencies: pageSources()}}};
    },
  };
}
