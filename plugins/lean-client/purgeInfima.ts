import path from 'node:path';
import {purgeCSSPlugin} from '@fullhuman/postcss-purgecss';
import type {PluginCreator, Plugin as PostCssPlugin} from 'postcss';

const packages = ['@docusaurus/theme-classic', '@docusaurus/theme-common', '@docusaurus/core'].map((name) =>
  path.dirname(require.resolve(`${name}/package.json`)),
);

/** Classes that the theme composes of parts, so that no source file names them whole. */
const composed = [/^alert/, /^admonition/, /^navbar/, /^menu/, /^dropdown/, /^footer/, /^col/, /^theme-/];

/**
 * Takes out of Infima, the theme's style sheet, the rules for components that no page has. Other style sheets pass
 * through as they are.
 *
 * @param siteDir - the project's folder, whose sources name the classes in use
 */
export function purgeInfima(siteDir: string): PostCssPlugin {
  const sources = ['src/**/*.{ts,tsx}', 'plugins/**/*.ts', '{docs,versioned_docs,shared}/**/*.mdx'];
  const create: PluginCreator<Parameters<typeof purgeCSSPlugin>[0]> = purgeCSSPlugin;
  const purge = create({
    content: [
      ...packages.map((directory) => path.join(directory, 'lib/**/*.js')),
      ...sources.map((pattern) => path.join(siteDir, pattern)),
    ],
    safelist: {standard: composed, deep: [/data-theme/]},
  }) as PostCssPlugin;
  return {
    postcssPlugin: 'purge-infima',
    OnceExit(root, helpers) {
      return root.source?.input.file?.includes('infima') ? purge.OnceExit?.(root, helpers) : undefined;
    },
  };
}
