import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {Plugin as PostCssPlugin} from 'postcss';

/** The packages whose components are in the pages. */
const packages = ['theme-classic', 'theme-common', 'core'];

/** Classes that the theme composes of parts, so that no source file names them whole. */
const composed = [/^alert/, /^admonition/, /^navbar/, /^menu/, /^dropdown/, /^footer/, /^theme-/];

/** What Markdown becomes, which no source file names. */
const markdown = /^(blockquote|d[dlt]|em|h[1-6r]|img|kbd|li|ol|p|pre|strong|su[bp]|table|tbody|t[dhr]|thead|ul)$/;

/**
 * Takes out of Infima, the theme's style sheet, the rules for components that no page has. Other style sheets pass
 * through as they are.
 *
 * @param siteDir - the project's folder, whose sources name the classes in use
 */
export function purgeInfima(siteDir: string): PostCssPlugin {
  const sources = ['src/**/*.{ts,tsx}', 'plugins/**/*.ts', '{docs,versioned_docs,shared}/**/*.mdx'];
  const purge = purgeCss({
    content: [
      ...packages.map((name) => path.join(siteDir, 'node_modules/@docusaurus', name, 'lib/**/*.js')),
      ...sources.map((pattern) => path.join(siteDir, pattern)),
    ],
    // The theme's parts for a blog, which this site has none of, name components that nothing else does.
    skippedContentGlobs: ['**/lib/theme/Blog*/**'],
    safelist: {standard: [...composed, markdown], deep: [/data-theme/]},
  }) as PostCssPlugin;
  return {
    postcssPlugin: 'purge-infima',
    async OnceExit(root, helpers) {
      if (!root.source?.input.file?.includes('infima')) return;
      // PurgeCSS removes while it walks. In a layer of PostCSS's own tree that skips every rule after a removed one.
      const copy = root.clone();
      await purge.OnceExit?.(copy, helpers);
      root.removeAll();
      root.append(copy.nodes);
    },
  };
}
