import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {minimizers} from './minimizers';
import {purgeInfima} from './purgeInfima';

/**
 * The style sheets of every page: all but those of the parts that load when they are used, which load with their part.
 * It is a regular expression because the bundler would have to pass every module to a function.
 */
const stylesOfPages =
  /^(?!.*[\\/]src[\\/](?:explorer[\\/]ui|map|playground|search|components[\\/]ResolutionChooser[\\/]styles)\b)/;

/** What most pages need, the landing page too: how MDX is shown. */
const mdxParts =
  /@mdx-js[\\/]react|theme[\\/](MDX|Admonition|Heading|Details|CodeBlock|CodeInline)|components[\\/](Details|CodeBlock)|(admonition|anchor)Utils/;

/** What pages with live code need. It is on more than half of the pages, and would be on all with what those share. */
const liveExample = /src[\\/]components[\\/]LiveExample[\\/]/;

/** What every docs page needs beside: the theme's sidebar, table of contents, breadcrumbs… */
const docsTheme =
  /theme-classic[\\/]lib[\\/]theme|theme-common[\\/]lib|plugin-content-docs[\\/]lib|src[\\/]theme[\\/]Doc/;

/**
 * Leaves out of every page what this site does at build time or not at all: Prism with its table of languages, which
 * the theme loads for code blocks that `plugins/highlight` has highlighted already; helpers of tslib; styles of
 * components that the site doesn't have; the names of chunks; generated data that no page reads.
 */
export default function leanClient({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const utilsCommon = path.dirname(require.resolve('@docusaurus/utils-common/package.json'));
  const client = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');
  const presetEnv = require.resolve('postcss-preset-env');
  const noop = path.join(client, 'exports/Noop.js');
  const generatedData = [
    'docusaurus.config.mjs',
    'site-metadata.json',
    'registry.js',
    'docusaurus-plugin-content-docs/default/p',
  ];
  return {
    name: 'lean-client',
    configurePostCss(options) {
      // The minimizer of style sheets writes them for the same browsers, in less time.
      const own = options.plugins.filter((plugin: unknown) => !Array.isArray(plugin) || plugin[0] !== presetEnv);
      return {...options, config: false, plugins: [...own, purgeInfima(siteDir)]};
    },
    configureWebpack(config, isServer) {
      if (isServer) return {};
      // The bundler loads its loaders with plain Node, which doesn't read TypeScript.
      const leanData = path.join(generatedFilesDir, 'lean-client/leanData.cjs');
      buildSync({
        entryPoints: [path.join(__dirname, 'leanData.ts')],
        outfile: leanData,
        format: 'cjs',
        platform: 'node',
        footer: {js: 'module.exports = module.exports.default;'},
      });
      // A route of the docs plugin is made of six files of a few kilobytes each; two compress better.
      const group = {chunks: 'async', type: /javascript/, enforce: true} as const;
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {
          // The first of the theme's own is for scripts, the second for style sheets.
          minimizer: minimizers(config.optimization?.minimizer?.slice(1) ?? []),
          splitChunks: {
            cacheGroups: {
              styles: {test: stylesOfPages},
              mdx: {...group, name: 'mdx', test: mdxParts, priority: 31},
              live: {...group, name: 'live', test: liveExample, priority: 45},
              docs: {...group, name: 'docs', test: docsTheme, priority: 30},
            },
          },
        },
        // Chunks are found by their hash alone: a table of their names would be on every page.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        resolve: {
          alias: {
            [path.join(themeClassic, 'lib/prism-include-languages.js')]: noop,
            // Ours is in the static HTML, and only there; the stock one is off.
            [path.join(client, 'BaseUrlIssueBanner/index.js')]: noop,
            [path.join(siteDir, 'src/components/BaseUrlCheck')]: noop,
          },
        },
        module: {
          rules: [
            {include: generatedData.map((name) => path.join(generatedFilesDir, name)), loader: leanData},
            {test: /maplibre-gl[\\/]dist[\\/]maplibre-gl\.mjs$/, loader: leanData},
            {include: utilsCommon, resolve: {alias: {tslib$: path.join(__dirname, 'tslib.ts')}}},
          ],
        },
      };
    },
  };
}
