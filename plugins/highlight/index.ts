import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {highlight} from './highlight';
import {separateCode} from './pageCode';

/** The attributes that a fence's text after the language may give: `title="…"`. */
function titleOf(meta: string | null | undefined): string | undefined {
  return /\btitle="([^"]*)"/.exec(meta ?? '')?.[1];
}

/** The `<CodeBlock>` element for a fenced block, its highlighting done. */
export function codeBlockNode({lang, meta, value}: Pick<Code, 'lang' | 'meta' | 'value'>): MdxJsxFlowElement {
  const language = lang ?? 'text';
  const attributes = {language, title: titleOf(meta), html: highlight(value, language)};
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([name, attribute]) => ({type: 'mdxJsxAttribute', name, value: attribute})),
    children: [],
  };
}

/** Replaces every fenced block by a `<CodeBlock>` that is highlighted already, so that no highlighter is in a page. */
export default function remarkHighlight() {
  return (tree: Root) => {
    const blocks: MdxJsxFlowElement[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const block = codeBlockNode(node);
      parent.children.splice(index, 1, block);
      blocks.push(block);
    });
    separateCode(tree, blocks);
  };
}
