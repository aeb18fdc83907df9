import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AtRule, ChildNode} from 'postcss';
import {relyOn} from './relyOn';

/** The pixels of an em in a media query, at the normal size of text. */
const EM = 16;

/**
 * The limits of the theme for narrow windows as widths of text: 996px and 997px in the conditions of media queries. At the
 * normal size of text they are the same. A reader with larger text gets the menu where the items of the navbar would no
 * longer fit.
 */
export function inEm(condition: string): string {
  return condition.replace(/\b(99[67])px\b/g, (_, width: string) => `${Number(width) / EM}em`);
}

/** Conditions of narrow windows alone, and those that need a wide one. */
const narrowOnly = /^(?:\(max-width:\s*996px\)|\(width\s*<=\s*996px\))$/;
const wide = /\(min-width:\s*997px\)|\(width\s*>\s*996px\)|\(997px\s*<=\s*width/;

/** A selector on pages with a mark, or without it, with its specificity as it was. */
export function onPagesWith(mark: string, selector: string): string {
  const root = /^(?:html|:root)(?![\w-])/.exec(selector)?.[0];
  return root ? `${root}:where(${mark})${selector.slice(root.length)}` : `:where(html${mark}) ${selector}`;
}

function markAll(rules: readonly ChildNode[], mark: string): readonly ChildNode[] {
  for (const rule of rules)
    if (rule.type === 'rule') rule.selectors = rule.selectors.map((each) => onPagesWith(mark, each));
  return rules;
}

/**
 * Lets the layout of narrow windows hold by `data-narrow`, too, which `packages/ui/windowWidth` sets where the text is large by a
 * style sheet of the reader: media queries don't know that size.
 */
function followMark(rule: AtRule): void {
  if (rule.parent?.type !== 'root') return;
  if (wide.test(rule.params)) markAll(rule.nodes ?? [], ':not([data-narrow])');
  else if (narrowOnly.test(rule.params)) rule.before([...markAll(rule.clone().nodes ?? [], '[data-narrow]')]);
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
              if (params === rule.params) return;
              followMark(rule);
              rule.params = params;
            },
          },
        },
      ],
    }),
    configureWebpack: () => ({resolve: {alias: {[hook]: path.join(siteDir, 'packages/ui/windowWidth.ts')}}}),
  };
}
