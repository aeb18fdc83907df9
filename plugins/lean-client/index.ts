import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Leaves out of every page what this site does at build time or not at all: the theme loads Prism with its table of
 * languages on each page, for code blocks that `plugins/highlight` has highlighted already.
 */
export default function leanClient(): Plugin {
  const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    name: 'lean-client',
    configureWebpack() {
      return {resolve: {alias: {[path.join(themeClassic, 'lib/prism-include-languages.js')]: false}}};
    },
  };
}
