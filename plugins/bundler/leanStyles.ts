import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import purge from '@fullhuman/postcss-purgecss';
import type {Helpers, Plugin as PostCssPlugin, Root} from 'postcss';

/** Components of the classic theme that no page of this site has, or that `src/theme` replaces. */
const unused =
  /^(?:Blog\w*|DocCard\w*|DocTag\w*|DocCategory\w*|Tag\w*|Tabs|TabItem|Mermaid|LastUpdated|BackToTopButton|CodeBlock|DocVersionBanner|ErrorPageContent|Footer|MDXPage|NotFound)[./\\]|CollapseButton|ExpandButton/;

/** Elements that Markdown makes without naming them in any source. */
const elements =
  /^(?:a|blockquote|body|caption|code|dd|del|details|dl|dt|em|figure|h[1-6]|hr|html|img|kbd|li|ol|p|pre|q|small|strong|sub|summary|sup|svg|table|tbody|td|th|thead|tr|ul)$/;

/** Classes that are words of the sources, but only of parts of the theme that `src/theme` and `packages/ui` replace. */
const replaced =
  /^(?:hero|card|pills|tabs|pagination$|navbar--(?:dark|primary)|footer--dark|alert--(?:danger|info|secondary|success)|footer__(?:col|link-separator|links|logo)|menu__(?:caret|link--sublist-caret|list-item-.*|list-item--collapsed))/;

/** The files below a folder whose path in it matches a pattern. */
function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => pattern.test(file))
    .map((file) => path.join(folder, file));
}

/** The sources that name the classes and variables that the pages of this site use. */
function sources(siteDir: string) {
  const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib');
  const common = path.dirname(require.resolve('@docusaurus/theme-common'));
  const components = path.join(theme, 'theme');
  const src = path.join(siteDir, 'src');
  return {
    code: [
      ...filesIn(components, /\.js$/).filter((file) => !unused.test(path.relative(components, file))),
      ...filesIn(common, /\.js$/),
      ...filesIn(src, /\.(?:tsx?|mdx)$/),
      ...['plugins', 'packages'].flatMap((folder) =>
        filesIn(path.join(siteDir, folder), /^(?!.*node_modules).*\.tsx?$/),
      ),
      ...['docs', 'versioned_docs'].flatMap((folder) => filesIn(path.join(siteDir, folder), /\.mdx$/)),
      path.join(siteDir, 'docusaurus.config.ts'),
    ],
    styles: [theme, common, src, path.join(siteDir, 'packages')].flatMap((folder) => filesIn(folder, /\.css$/)),
  };
}

/** The variables of Infima that other style sheets, or styles of elements, read. */
function variablesIn(files: readonly string[]): string[] {
  return files.flatMap((file) => readFileSync(file, 'utf8').match(/--ifm-[\w-]+/g) ?? []);
}

/** The variables that the site sets for every page. Its style sheets have no layer, so they win over those of Infima. */
function variablesOfSite(siteDir: string, {parse}: Helpers): ReadonlySet<string> {
  const names = new Set<string>();
  parse(readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8')).each((rule) => {
    if (rule.type !== 'rule' || !rule.selectors.includes(':root')) return;
    rule.each((node) => {
      if (node.type === 'decl') names.add(node.prop);
    });
  });
  return names;
}

/** Removes from the roots of a style sheet the values of variables that never hold. */
function removeUnheard(root: Root, variables: ReadonlySet<string>): void {
  root.walkRules(/^(?::root|html\[data-theme[^\]]*\])$/, (rule) => {
    rule.each((node) => {
      if (node.type === 'decl' && variables.has(node.prop)) node.remove();
    });
  });
}

const load = createRequire(__filename);

/**
 * A plugin of PostCSS that is made once: from a name and options, the loader would make it again for each style sheet,
 * and `postcss-preset-env` takes longer for that than the style sheet takes.
 */
function made(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [name, options] = plugin as [name: string, options?: object];
  return (load(name) as (options?: object) => PostCssPlugin)(options);
}

/**
 * Removes from Infima, the style sheet of the classic theme, the rules and variables that no page uses. Infima is half of
 * the styles of a first visit.
 */
export default function leanStyles({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-styles',
    configurePostCss(given) {
      // All settings are here. Without this line, each style sheet's folders are searched for settings, for a second and more.
      const options = {...given, config: false};
      // Authors may try any class in the live preview.
      if (process.env.NODE_ENV === 'development') return options;
      const {code, styles} = sources(siteDir);
      const purging = purge({
        content: code,
        variables: true,
        blocklist: [replaced],
        safelist: {
          standard: [elements],
          variables: variablesIn([...styles, ...code]),
        },
      }) as PostCssPlugin;
      return {
        ...options,
        plugins: [
          // Before the plugin that puts the style sheet into a layer, in which removed rules hide those behind them.
          {
            postcssPlugin: 'lean-styles',
            Once(root: Root, helpers: Helpers) {
              if (!root.source?.input.file?.includes('infima')) return undefined;
              removeUnheard(root, variablesOfSite(siteDir, helpers));
              return purging.OnceExit?.(root, helpers);
            },
          },
          ...options.plugins.map(made),
        ],
      };
    },
  };
}
