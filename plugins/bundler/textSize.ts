import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {relyOn} from './relyOn';

/** The pixels of an em in a media query, at the normal size of text. */
const EM = 16;

/** A node of a style sheet, as far as it is read here. */
interface AtRule {
  params: string;
}

/**
 * The limits of the theme for narrow windows as widths of text: 996px and 997px in the conditions of media queries. At the
 * normal size of text they are the same. A reader with larger text gets the menu where the items of the navbar would no
 * longer fit.
 */
export function inEm(condition: string): string {
  return condition.replace(/\b(99[67])px\b/g, (_, width: string) => `${Number(width) / EM}em`);
}

/** Lets the layout of narrow windows depend on the reader's size of text, in style sheets and scripts. */
export default function textSize({siteDir}: LoadContext): Plugin {
  const hook = path.join(path.dirname(require.resolve('@docusaurus/theme-common')), 'hooks/useWindowSize.js');
  relyOn(existsSync(hook), 'text size', '@docusaurus/theme-common has its hook in hooks/useWindowSize.js');
  return {
    name: 'text-size',
    configurePostCss: (options) => ({
      ...options,
      plugins: [
        ...options.plugins,
        {
          postcssPlugin: 'text-size',
          AtRule: {
            media(rule: AtRule) {
              const params = inEm(rule.params);
              if (params !== rule.params) rule.params = params;
            },
          },
        },
      ],
    }),
    configureWebpack: () => ({resolve: {alias: {[hook]: path.join(siteDir, 'packages/ui/windowWidth.ts')}}}),
  };
}
