import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {KatexStylesheet} from '@h3-docs/base/contracts/katex';
import {importNode} from '@h3-docs/base/node/mdx';
import type {Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import rehypeKatex from 'rehype-katex';
import {EXIT, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {VFileMessage} from 'vfile-message';

/** The folder of the KaTeX package that rehype-katex uses. This project itself might resolve another one. */
function katexFolder(): string {
  const plugin = require.resolve('rehype-katex');
  return path.dirname(require.resolve('katex/package.json', {paths: [path.dirname(plugin)]}));
}

/** The addresses and the hash, from the installed package. */
export function katexStylesheet(): KatexStylesheet {
  const read = (file: string) => readFileSync(path.join(katexFolder(), file), 'utf8');
  const css = read('dist/katex.min.css');
  const {version} = JSON.parse(read('package.json')) as {version: string};
  return {
    cdn: `https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`,
    integrity: `sha384-${createHash('sha384').update(css).digest('base64')}`,
    local: `assets/katex-${version}/katex.min.css`,
  };
}

/** Puts a copy of KaTeX's stylesheet and fonts into the built site. Pages use it when the CDN does not answer. */
export default function katex(_context: LoadContext): Plugin {
  const dist = path.join(katexFolder(), 'dist');
  return {
    name: 'katex',
    postBuild({outDir}) {
      const target = path.join(outDir, path.dirname(katexStylesheet().local));
      mkdirSync(path.join(target, 'fonts'), {recursive: true});
      cpSync(path.join(dist, 'katex.min.css'), path.join(target, 'katex.min.css'));
      // The stylesheet names older formats too, for browsers older than those that this site is built for.
      for (const font of readdirSync(path.join(dist, 'fonts')).filter((name) => name.endsWith('.woff2'))) {
        cpSync(path.join(dist, 'fonts', font), path.join(target, 'fonts', font));
      }
    },
  };
}

const complaint = ({cause, message, line}: VFileMessage, file: VFile) => {
  const place = `${path.relative(process.cwd(), file.path)}${line === undefined ? '' : `:${line}`}`;
  return `${place}: the formula can't be read: ${cause instanceof Error ? cause.message : message}`;
};

/**
 * Draws formulas with KaTeX, and fails at those that it can't read, with file and line. `rehype-katex` alone would write
 * them into the page in red.
 */
export function rehypeFormulas() {
  const draw = rehypeKatex();
  return (tree: HtmlRoot, file: VFile) => {
    const before = file.messages.length;
    draw(tree, file);
    const failures = file.messages.slice(before).filter(({source}) => source === 'rehype-katex');
    if (failures.length > 0) throw new Error(failures.map((each) => complaint(each, file)).join('\n'));
  };
}

function hasMath(tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    found = node.type === 'math' || node.type === 'inlineMath';
    return found ? EXIT : undefined;
  });
  return found;
}

const component = 'KatexStyles';

const importComponent = importNode(component, `@site/src/components/${component}`);

/** Gives the pages that have formulas, and no others, the component that loads KaTeX's stylesheet. Runs after remark-math. */
export function remarkKatexStyles() {
  const attributes = Object.entries(katexStylesheet()).map(([name, value]: [string, string]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }));
  return (tree: Root) => {
    if (!hasMath(tree)) return;
    tree.children.push(importComponent, {type: 'mdxJsxFlowElement', name: component, attributes, children: []});
  };
}
