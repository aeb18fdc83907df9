import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element} from '@h3-docs/catalogue/build/pages/nodes';
import {fenceTitle} from '@h3-docs/playground/build/fence';
import {replaceNodes} from '@h3-docs/base/build/replaceNodes';
import {highlight} from '@h3-docs/base/build/highlight';
import {separateCode} from './pageCode';

/** The language of a fence that names none. */
const plain = 'text';

function isCode(node: RootContent): node is Code {
  return node.type === 'code';
}

/** Each line as a block of its own, which is indented where it wraps. `overloads` in a fence asks for it. */
function inBlocks(html: string): string {
  return html.replace(/.+(?:\n|$)/g, '<span class="overload">$&</span>');
}

/** The `<CodeBlock>` element for a fenced block. */
function codeBlockNode({lang, meta}: Code, html: string): MdxJsxFlowElement {
  const words = meta?.split(' ') ?? [];
  return element('CodeBlock', {
    language: lang ?? plain,
    title: fenceTitle(meta),
    kind: words.includes('signature') ? 'signature' : undefined,
    html: words.includes('overloads') ? inBlocks(html) : html,
  });
}

/** Replaces every fenced block by a `<CodeBlock>` that is highlighted already, so that no highlighter is in a page. */
export default function remarkHighlight() {
  return async (tree: Root) => {
    const blocks: MdxJsxFlowElement[] = [];
    await replaceNodes(
      tree,
      isCode,
      ({lang, value}) => highlight(value, lang ?? plain),
      (node, html) => {
        const block = codeBlockNode(node, html);
        blocks.push(block);
        return block;
      },
    );
    separateCode(tree, blocks);
  };
}
