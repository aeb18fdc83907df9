import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {cacheOf} from '@site/plugins/bundler/cache';
import {bundles} from '@site/plugins/bundler/bundlePlugins';

/** The files with which the bundler's cache is given up, from the folder of the site. */
function sources(bundler = 'rspack') {
  const cache = cacheOf(bundler, true).experiments?.cache;
  return cache && cache.buildDependencies.map((file) => path.relative(process.cwd(), file));
}

afterEach(() => vi.unstubAllEnvs());

it('gives up the bundler’s cache when a file changes that pages are made from besides their own', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '');
  // The build writes the bundles before it asks for its plugins.
  mkdirSync(path.dirname(bundles.plugins), {recursive: true});
  writeFileSync(bundles.plugins, '', {flag: 'a'});
  const found = sources();
  for (const source of [
    '.docusaurus/plugins/index.cjs',
    'plugins/bundler/leanData.ts',
    'docs/_functions/traversal/gridDisk.ts',
    'docs/_facts/resolution-statistics.json',
    'docs/_problems/general/traversal.yaml',
    'docs/_bindings/javascript/functions.json',
    'docs/library/terminology.mdx',
    'versioned_docs/version-3.x/_facts/terms.json',
  ])
    expect(found).toContain(source);
});

it('leaves a bundler alone that keeps no cache', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '');
  expect(sources('webpack')).toBeUndefined();
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect(sources()).toBeUndefined();
});

it('keeps none in the first build of a folder', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '');
  expect(cacheOf('rspack', false).experiments?.cache).toBe(false);
});
