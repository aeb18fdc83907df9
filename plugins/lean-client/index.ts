import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {purgeInfima} from './purgeInfima';

/** Parts that load when they are used; their styles come with them instead of with every page. */
const lazyStyles = /[\\/]src[\\/](explorer[\\/]ui|map|playground|search)[\\/]/;

function isStyleOfPages(module: {readonly identifier: () => string}): boolean {
  return !lazyStyles.test(module.identifier());
}

/**
 * Leaves out of every page what this site does at build time or not at all: Prism with its table of languages, which
 * the theme loads for code blocks that `plugins/highlight` has highlighted already; helpers of tslib; styles of
 * components that the site doesn't have; the names of chunks.
 */
export default function leanClient({siteDir}: LoadContext): Plugin {
  const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const utilsCommon = path.dirname(require.resolve('@docusaurus/utils-common/package.json'));
  return {
    name: 'lean-client',
    configurePostCss(options) {
      options.plugins.push(purgeInfima(siteDir));
      return options;
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        // Chunks are found by their hash alone: a table of their names would be on every page.
        optimization: {splitChunks: {cacheGroups: {styles: {test: isStyleOfPages}}}},
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        resolve: {alias: {[path.join(themeClassic, 'lib/prism-include-languages.js')]: false}},
        module: {rules: [{include: utilsCommon, resolve: {alias: {tslib$: path.join(__dirname, 'tslib.ts')}}}]},
      };
    },
  };
}
